import { snowshoe } from '@/content/tours/snowshoe'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = snowshoe

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Schneeschuhwandern',
  duration: 'Nach Wunsch, so lange Sie mögen',
  place: 'Wälder und Fjells um Rovaniemi',
  meetingPoint: 'Den Treffpunkt vereinbaren wir mit Ihnen per E-Mail',
  whatToBring:
    'Winterstiefel, die über den Knöchel reichen, Schichten, die sich beim Gehen öffnen lassen, Mütze und Handschuhe und eine Thermosflasche mit etwas Heißem. Bitte nennen Sie uns Ihre Schuhgrößen, falls Sie sie beim Buchen nicht angegeben haben.',
  times: `Ab ${time(times.start)} Uhr; wie lange Sie gehen, bestimmen Sie`,
})

export const text: TourFile['text'] = ({ time }, words) => ({
  shortName: 'Schneeschuhe leihen in Rovaniemi, mit Route',
  summary: 'Schneeschuhe, die passen, eine Route, die Ihnen liegt, und der Wald für Sie allein.',
  description: `Schneeschuhe und Stöcke in Ihrer Größe, eine passende Route und ein ganzer Tag in den Wäldern und auf den Fjells um Rovaniemi. Für bis zu ${seatsPerDeparture} Personen.`,
  why: {
    heading: 'Wo kein Weg geräumt ist',
    lead: 'Mit Schneeschuhen ist der ganze Wald ein Weg. Sie brauchen keine Übung, nur einen Vormittag und warme Füße.',
    paragraphs: [
      'Hat sich der Winter erst eingerichtet, ist der Schnee um Rovaniemi zu tief für Stiefel. Auf Schneeschuhen bleiben Sie oben und kommen dorthin, wo keine Loipe liegt und kein Motorschlitten fährt: zwischen Fichten, die sich unter ihrer Last biegen, über ein gefrorenes Moor, ein Fjell hinauf, der Aussicht wegen.',
      'Wir bringen Schneeschuhe und Stöcke, die Ihnen passen, zeigen Ihnen, wie man sie anlegt und wie man am Hang wendet, und schlagen eine Route vor, die zum Licht, zum Wetter und zu Ihren Beinen passt. Danach gehört der Tag Ihnen. Im Wald zu gehen ist in Finnland Jedermannsrecht, gleich wem er gehört.',
      `Eine Buchung gilt für bis zu ${seatsPerDeparture} Personen, die zusammen gehen. Sind Sie mehr oder möchten Sie einen Guide dabeihaben, schreiben Sie uns vorher.`,
    ],
  },
  itinerary: {
    heading: 'Ihr Tag, in Ihrem Tempo',
    steps: [
      {
        when: `Ab ${time(times.start)} Uhr`,
        title: 'Wir treffen uns',
        text: `${words.meetingPoint}. Sie probieren die Schneeschuhe an, wir stellen Bindungen und Stöcke ein.`,
      },
      {
        when: 'Die ersten Schritte',
        title: 'Eine kurze Einweisung',
        text: 'Gehen, wenden, absteigen. Das dauert eine Viertelstunde.',
      },
      {
        when: 'Ihre Stunden',
        title: 'Unterwegs auf der Route',
        text: 'Eine Stunde im nahen Wald oder ein Tag auf dem Fjell. Auf dem Handy haben Sie die Route und unsere Nummer.',
      },
      {
        when: 'Wann Sie mögen',
        title: 'Die Schneeschuhe kommen zurück',
        text: 'Am vereinbarten Ort, zur vereinbarten Zeit.',
      },
    ],
  },
  included: [
    'Schneeschuhe und Stöcke in Ihrer Größe, für den Tag',
    'Eine kurze Einweisung',
    'Zwei oder drei Routen zur Wahl, für Ihr Handy',
    'Unsere Nummer, für Fragen unterwegs',
  ],
  notIncluded: [
    'Ein Guide auf der Wanderung: Fragen Sie uns, wir schicken ein Angebot',
    'Winterkleidung und Stiefel',
    'Essen und Trinken: Nehmen Sie eine Thermosflasche mit',
    'Reiseversicherung',
  ],
  questions: [
    {
      question: 'Muss ich sportlich sein?',
      answer:
        'Wenn Sie eine Stunde gehen können, können Sie eine Stunde auf Schneeschuhen gehen, nur etwas langsamer. Tiefer Neuschnee und Hügel machen es anstrengender; die Route suchen wir mit Ihnen aus.',
    },
    {
      question: 'Welche Stiefel brauche ich?',
      answer:
        'Wasserdichte Winterstiefel mit fester Sohle. Die Bindung passt für fast jede Größe, auch für Kinder. Mit dünnen Schuhen und hohen Absätzen geht es nicht.',
    },
    {
      question: 'Wie lange ist es hell?',
      answer:
        'Mitte Dezember scheint die Sonne etwa zweieinhalb Stunden, mit der Dämmerung sind es sechs; Ende Februar sind es fast zehn Stunden Sonne. Für die dunklen Wochen schlagen wir eine kurze Route vor.',
    },
    {
      question: 'Und wenn zu wenig Schnee liegt?',
      answer:
        'Das kann im November vorkommen, in manchen Jahren auch Anfang Dezember. Dann sagen wir ab, und Sie wählen zwischen dem vollen Preis zurück und einem anderen Termin.',
    },
  ],
  safety: {
    walking:
      'So weit, wie Sie möchten, in weichem Schnee; wir schlagen Routen von zwei bis acht Kilometern vor.',
    access: 'Sie gehen für sich, auf unebenem Boden und ohne Guide; mit einem Rollstuhl geht das nicht.',
    toilets: 'Trockentoiletten an den Schutzhütten markierter Wege; sonst gibt es keine.',
    equipment: 'Für jede Gruppe eine Karte der Route, eine Stirnlampe und eine Rettungsdecke, geliehen.',
  },
})
