import { minUnaccompaniedAge } from '@/content/policies'
import { familyNorthernLights, familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { prices, seatsPerDeparture, times } = familyNorthernLights
const { adviceAge } = familyNorthernLightsPage.safety

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Nordlichttour für Familien',
  duration: '2 Stunden',
  place: 'Rovaniemi, Finnisch-Lappland',
  meetingPoint: 'Abholung an Ihrer Unterkunft in Rovaniemi',
  whatToBring:
    'Warme Schichten für alle, Mützen, Fäustlinge und Winterstiefel mit Platz für dicke Socken; für jedes Kind ein zweites Paar Fäustlinge. Essen Sie vorher zu Abend.',
  times: `${time(times.start)} bis ${time(times.end)} Uhr, von Tür zu Tür`,
})

export const text: TourFile['text'] = ({ euros, factText, time }, words) => ({
  shortName: 'Nordlichter mit Kindern: Tour in Rovaniemi',
  summary: 'Ein kurzer Abend unter dem Himmel, mit Feuer, heißem Saft und Zeit für Fragen.',
  description: `Polarlichter bei Rovaniemi für Familien, ${time(times.start)} bis ${time(times.end)} Uhr von Tür zu Tür: ein Feuer, heißer Saft, Geschichten vom Himmel, und alle vor Mitternacht zu Hause.`,
  why: {
    heading: 'Ein Abend, den Kinder durchhalten',
    lead: 'Kurz genug für kurze Beine, mit einem Feuer, zu dem man zurücklaufen kann, und freiem Blick nach Norden.',
    paragraphs: [
      'Auf Nordlichter zu warten ist leicht, wenn man erwachsen ist, und schwer, wenn man sechs ist. Deshalb gibt es an diesem Abend etwas zu tun: Holz nachlegen, Würstchen wenden, Sterne finden und eine Geschichte hören, die von dem Fuchs, dessen Schwanz Funken an den Himmel fegte. Das finnische Wort für Nordlichter, revontulet, heißt Fuchsfeuer.',
      'Wir fahren ein kurzes Stück aus der Stadt hinaus, an einen geschützten Platz mit freiem Blick nach Norden. Ist der Himmel klar und zeigen sich Nordlichter, sehen Sie sie vom Feuer aus. Wenn nicht, hatten Sie einen Abend am Feuer im Winterwald.',
      `Mehrere Familien sind zusammen unterwegs, insgesamt bis zu ${seatsPerDeparture} Gäste. Auf dieser Tour fahren wir nicht durch die Nacht dem klaren Himmel nach. Sind Ihnen die Nordlichter wichtiger als die Schlafenszeit, nehmen Sie unsere Nordlichttour mit Geld-zurück-Garantie.`,
      'Von Oktober bis in die letzten Märztage ist es dunkel, während wir draußen sind. Nach der Umstellung auf die Sommerzeit am letzten Sonntag im März liegen unsere Stunden größtenteils in der Dämmerung, und ab etwa 8. April wird es nicht mehr dunkel, bevor Sie zu Hause sind. Kommen Sie dann wegen des Feuers und des Waldes, und rechnen Sie nicht mit Nordlichtern.',
    ],
  },
  itinerary: {
    heading: 'Der Abend, Stunde für Stunde',
    steps: [
      {
        when: `${time(times.start)} Uhr`,
        title: 'Wir holen Sie ab',
        text: `${words.meetingPoint}. Die Kindersitze sind im Wagen, wenn Sie beim Buchen unter den besonderen Wünschen das Alter der Kinder angeben.`,
      },
      {
        when: 'Erste halbe Stunde',
        title: 'In die Dunkelheit',
        text: 'Eine kurze Fahrt an den Waldrand. Wir schalten die Lampen aus und geben den Augen Zeit.',
      },
      {
        when: 'Am Feuer',
        title: 'Saft, Würstchen und der Fuchs',
        text: 'Das Feuer brennt, der Beerensaft ist heiß, und der Guide erzählt, wofür man die Nordlichter hier oben einst gehalten hat und was sie sind.',
      },
      {
        when: 'Die ganze Zeit',
        title: 'Den Himmel im Blick',
        text: 'Der Guide hält Ausschau nach dem ersten blassen Bogen. Oft liegt er tief im Norden, ehe er sich zu bewegen beginnt.',
      },
      {
        when: `${time(times.end)} Uhr`,
        title: 'Wieder vor Ihrer Tür',
        text: `Die ${words.duration} zählen von Tür zu Tür. Die meisten Kinder schlafen, bevor wir ankommen.`,
      },
    ],
  },
  included: [
    'Abholung an Ihrer Unterkunft in Rovaniemi und Rückfahrt dorthin',
    'Ein Guide, der Kinder und ihre Fragen mag',
    'Ein offenes Feuer, heißer Beerensaft und Würstchen zum Grillen',
    'Kindersitze, wenn Sie uns das Alter nennen',
  ],
  notIncluded: [
    'Winterkleidung: Ziehen Sie Kinder in Schichten an, wir schreiben Ihnen, was Sie mitbringen sollten',
    'Eine Garantie wie bei unserer Nordlichttour mit Geld-zurück-Garantie',
    'Abendessen: Bitte essen Sie vorher',
    'Reiseversicherung',
  ],
  questions: [
    {
      question: 'Ab welchem Alter ist die Tour geeignet?',
      answer: `${factText(adviceAge, `Ab etwa ${adviceAge.value} Jahren`)}. Kleinere Kinder sind willkommen, wenn sie warm angezogen und um ${time(times.start)} Uhr noch munter sind. Kinder unter ${minUnaccompaniedAge} Jahren kommen in Begleitung eines Erwachsenen und zahlen ${euros(prices.childCents)}.`,
    },
    {
      question: 'Sehen wir sicher Nordlichter?',
      answer:
        'Nein. Der Abend ist kurz und bleibt in der Nähe der Stadt, es kann also die ganze Zeit bewölkt sein. Deshalb kostet die Tour weniger und hat keine Garantie.',
    },
    {
      question: 'Was ziehen Kinder an?',
      answer:
        'Wolle oder Fleece auf der Haut, eine warme Schicht, einen Schneeanzug, zwei Paar Fäustlinge und Stiefel mit Platz für dicke Socken. Am wichtigsten ist eine Mütze, die die Ohren bedeckt.',
    },
    {
      question: 'Ist es an unserem Termin dunkel genug für Nordlichter?',
      answer: `Bis zum letzten Sonntag im März ja. Danach, mit der Sommerzeit, dämmert es ab ${time(times.start)} Uhr, dunkel ist es erst nach zehn und ab etwa 8. April nicht vor ${time(times.end)} Uhr. In diesen Wochen ist für Nordlichter die Tour mit Geld-zurück-Garantie die bessere Wahl, denn sie bleibt länger draußen.`,
    },
  ],
  safety: {
    walking: 'Bis zu 100 Meter auf einem getretenen Pfad vom Kleinbus zum Feuer, im Dunkeln.',
    access:
      'Eine hohe Stufe in den Kleinbus. Ein Kinderwagen lässt sich im Schnee nur schwer schieben; ein Schlitten steht bereit. Ein Rollstuhl braucht auf dem Pfad Hilfe.',
    toilets: 'Eine Trockentoilette nahe am Feuer.',
    equipment: 'Kindersitze, Decken, Fäustlinge zum Wechseln, Stirnlampen mit Rotlicht.',
  },
})
