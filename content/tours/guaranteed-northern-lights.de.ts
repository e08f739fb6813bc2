import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = guaranteedNorthernLights

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Nordlichttour mit Geld-zurück-Garantie',
  duration: '1–10 Stunden',
  place: 'Rovaniemi, Finnisch-Lappland',
  meetingPoint: 'Abholung an Ihrer Unterkunft in Rovaniemi',
  whatToBring:
    'Ihre wärmste Kleidung in Schichten, Mütze, Fäustlinge und Winterstiefel mit Platz für dicke Socken; im September und Oktober genügen wasserdichte Schuhe und eine Regenjacke über Wolle. Wir stehen nachts still im Freien. Essen Sie vorher zu Abend, und bringen Sie eine Kamera oder ein Handy mit vollem Akku mit.',
  times: `Abholung ${time(times.start)} Uhr, Rückkehr zwischen ${time(times.earliestEnd)} und ${time(times.end)} Uhr`,
})

export const text: TourFile['text'] = ({ distances, guarantee, time }, words) => ({
  shortName: 'Nordlichter in Rovaniemi, sonst Geld zurück',
  summary: 'Ein Abend, eine kleine Gruppe und so viele Kilometer, wie ein klarer Himmel verlangt.',
  description: `Polarlichter ab Rovaniemi, höchstens ${seatsPerDeparture} Gäste, Abholung ${time(times.start)} Uhr. Keine gesehen: voller Preis zurück oder kostenlose Wiederholung, Sie wählen.`,
  why: {
    heading: 'Wir fahren dem klaren Himmel nach',
    lead: 'Nordlichter sind hier häufig, Wolken auch. Wir fahren dorthin, wo der Himmel klar ist, solange die Nacht es erlaubt.',
    paragraphs: [
      `Rovaniemi liegt am Polarkreis, unter dem Rand des Polarlichtovals, in dem die Nordlichter erscheinen. In dunklen Nächten zwischen Herbst und Frühling sind sie oft da, rund ${distances.lights} hoch, hinter den Wolken, die gerade über der Stadt hängen. Bevor wir Sie abholen, haben wir die Vorhersagen für Wolken und Sonnenwind gelesen und entschieden, wo wir anfangen.`,
      `An manchen Abenden ist das ein See gleich vor der Stadt. An anderen wird es eine lange Fahrt in trockenere Luft. Weil höchstens ${seatsPerDeparture} Gäste mitfahren, können wir den Kleinbus wenden und lange draußen bleiben. Kommen die Nordlichter früh und haben alle genug gesehen, kehren wir früh um.`,
      'Zwischendurch gibt es ein Feuer, etwas Heißes zu trinken und einen Guide, der Ihnen hilft, die Kamera einzustellen.',
    ],
  },
  itinerary: {
    heading: 'Der Abend, Stunde für Stunde',
    steps: [
      {
        when: `${time(times.start)} Uhr`,
        title: 'Wir holen Sie ab',
        text: `${words.meetingPoint}. Ihr Guide sagt Ihnen, wo der Himmel aufklaren soll und wie weit es dorthin ist.`,
      },
      {
        when: 'Erster Halt',
        title: 'Hinaus aus dem Licht der Stadt',
        text: 'Das Ufer eines Sees oder ein offenes Moor mit weitem Blick nach Norden. Ihre Augen brauchen etwa zwanzig Minuten, bis sie sich an die Dunkelheit gewöhnt haben.',
      },
      {
        when: 'Später Abend',
        title: 'Feuer, heißer Beerensaft, Warten',
        text: 'Wo es erlaubt ist, machen wir ein Feuer. Der Guide behält die Wolkenkarten im Auge und hilft mit Kameras und Handys.',
      },
      {
        when: 'Wenn Wolken aufziehen',
        title: 'Wir fahren weiter',
        text: 'Zur nächsten Lücke in den Wolken und, wenn es sein muss, zur übernächsten. Zurück geht es, sobald Sie die Nordlichter gesehen haben oder die Nacht vorbei ist.',
      },
      {
        when: `${time(times.earliestEnd)} bis ${time(times.end)} Uhr`,
        title: 'Wieder vor Ihrer Tür',
        text: `In den meisten Nächten jedenfalls. Die Tour dauert ${words.duration}: Manchmal zeigen sich die Nordlichter schon am ersten See, manchmal wird der Heimweg lang. Nehmen Sie sich für den Morgen danach wenig vor, und buchen Sie keinen frühen Flug.`,
      },
    ],
  },
  included: [
    'Abholung an Ihrer Unterkunft in Rovaniemi und Rückfahrt dorthin',
    'Ein Guide, der fährt, den Himmel liest und mit der Kamera hilft',
    'So viele Kilometer, wie die Nacht verlangt',
    'Heißer Beerensaft und ein Imbiss am Feuer',
    'Die Garantie: voller Preis zurück oder kostenlose Wiederholung',
  ],
  notIncluded: [
    'Winterkleidung: Ziehen Sie Ihre wärmste an, wir schreiben Ihnen, was Sie mitbringen sollten',
    'Kamera und Stativ',
    'Abendessen: Bitte essen Sie vorher',
    'Reiseversicherung',
  ],
  questions: [
    { question: 'Was genau sagt die Garantie?', answer: guarantee },
    {
      question: 'Wie kalt wird es?',
      answer:
        'Von Dezember bis Februar sind −10 bis −25 °C üblich, in einer windstillen Nacht kann es kälter werden. Septemberabende liegen meist zwischen +3 und +8 °C, im Oktober und April sind es rund 0 °C. Tragen Sie Wolle auf der Haut, zwei Schichten darüber, eine winddichte Winterjacke und Stiefel mit Platz für dicke Socken.',
    },
    {
      question: 'Kann ich die Nordlichter mit dem Handy fotografieren?',
      answer:
        'Mit den meisten Handys der letzten Jahre ja: Nachtmodus, etwas zum Anlehnen und ein paar Sekunden ohne Bewegung. Der Guide zeigt es Ihnen. Halten Sie das Handy warm und geladen, denn Kälte leert Akkus.',
    },
    {
      question: 'Dürfen Kinder mitkommen?',
      answer:
        'Ja, zusammen mit einem Erwachsenen. Die Nacht kann lang werden, deshalb raten wir bei kleineren Kindern zu unserer Tour für Familien, nach der Sie vor Mitternacht zu Hause sind. Ab dem letzten Sonntag im März liegt sie größtenteils in der Dämmerung, und dann ist die Tour auf dieser Seite die dunklere.',
    },
  ],
  safety: {
    walking: 'Kurze Wege bis 200 Meter auf Schnee oder einem Waldpfad, im Dunkeln.',
    access:
      'Eine hohe Stufe in den Kleinbus und langes Sitzen. Ein zusammengeklappter Rollstuhl passt hinein; die Stopps liegen auf Schnee und unebenem Boden.',
    toilets: 'An einer Tankstelle unterwegs, wenn eine offen ist; sonst gibt es keine.',
    equipment: 'Stirnlampen mit Rotlicht, Warnwesten, Decken, ein Satelliten-Messenger.',
  },
})
