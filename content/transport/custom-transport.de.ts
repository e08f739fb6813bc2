import { customTransport } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, quoteWithinHours } = customTransport
const promise = `Ein persönliches Angebot innerhalb von ${quoteWithinHours} Stunden`

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Privattransfer nach Wunsch',
  duration: 'Flexibel',
  reach: 'Finnland',
})

export const text: TransportFile['text'] = () => ({
  summary: 'Ein Fahrzeug und ein Fahrer für einen Tag oder eine Stunde, wohin Sie auch müssen.',
  description: `Privattransfer mit Fahrer in ganz Finnland, bis ${maxPassengers} Gäste: Flughäfen, Sehenswertes, entlegene Hütten, Feste. ${promise}.`,
  card: {
    description:
      'Für alles, was keinen Fahrplan hat: eine Hütte am Ende einer Waldstraße, ein Tag zwischen drei Fjells, eine Hochzeitsgesellschaft in einer Kolonne. Sie beschreiben es, wir planen es.',
    features: ['Überall in Finnland', 'Stundenweise oder tageweise', 'Halt, wo Sie möchten', 'Kindersitze'],
  },
  reachName: 'Gebiet',
  about: {
    heading: 'Sie sagen, wohin. Wir wissen, wie',
    lead: 'Finnisch-Lappland ist größer als Portugal, und auf vielen seiner Straßen fährt kein Bus.',
    paragraphs: [
      'Manches Sehenswerte liegt zwei Stunden von der nächsten Haltestelle entfernt, und manche Hütte, für die sich die Reise lohnt, steht am Ende einer Straße, die auf Anfrage geräumt wird. Dorthin fahren wir. Wir wissen, welche Straßen offen sind, wo es Benzin und Kaffee gibt und wie lange die Fahrt bei Neuschnee dauert.',
      `Ein Fahrzeug nimmt bis zu ${maxPassengers} Fahrgäste mit ihrem Gepäck auf. Sind Sie mehr, sagen Sie es uns: Dann planen wir mit mehreren Fahrzeugen.`,
      'Den Preis nennen wir auf Anfrage, weil keine zwei dieser Fahrten gleich sind. Er hängt von den Kilometern ab, von den Stunden und davon, wie lange wir auf Sie warten. Im Angebot steht eine Summe, Mehrwertsteuer inbegriffen, und die zahlen Sie.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Flughafentransfers',
      text: 'Rovaniemi, Kittilä, Ivalo oder Kuusamo: auf Ihren Flug abgestimmt, auch nachts.',
    },
    {
      name: 'Rundfahrten',
      text: 'Der Polarkreis, ein Fjell am Mittag, eine Kirche am Fluss. Sie bestimmen die Reihenfolge, der Fahrer kennt die Entfernungen.',
    },
    {
      name: 'Abgelegene Orte',
      text: 'Hütten, Ausgangspunkte von Wanderwegen und Dörfer, in die kein Bus fährt, auf Wunsch mit Ihren Vorräten für die Woche an Bord.',
    },
    {
      name: 'Fahrten zu Veranstaltungen',
      text: 'Hochzeiten, Tagungen, Filmteams: ein Plan für alle, die ankommen müssen, und für den Rückweg.',
    },
  ],
  included: [
    promise,
    `Ein eigenes Fahrzeug für bis zu ${maxPassengers} Fahrgäste`,
    'Ein Fahrer, der den ganzen Winter auf diesen Straßen unterwegs ist',
    'Strecke und Zeiten, mit Ihnen geplant',
    'Gepäck, Ski und Snowboards',
    'Kindersitze, wenn Sie uns das Alter nennen',
    'Kraftstoff und Mehrwertsteuer in der Summe, die wir anbieten',
  ],
  request: {
    action: 'Angebot anfragen',
    heading: 'Angebot anfragen',
    text: `${promise}. Sagen Sie uns, wohin, wann und wie viele Sie sind; für den Anfang genügt eine ungefähre Vorstellung.`,
  },
})
