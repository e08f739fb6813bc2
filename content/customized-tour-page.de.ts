import { privateEveningCents } from '@/content/private-evening'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'customizedTour'> = ({ companyReceipt, euros, tourName }) => ({
  name: 'Tour nach Wunsch',
  shortName: 'Private Tour in Rovaniemi und Lappland',
  intro:
    'Ihre Gruppe, Ihre Tage, Ihr Tempo. Sie sagen uns, was Sie möchten, und wir planen den Winter danach.',
  description:
    'Eine private Tour in Rovaniemi und Finnisch-Lappland, nach Ihren Wünschen geplant: Nordlichter, Schnee, Seen und Tiere, mit eigenem Guide und in Ihrem Tempo.',
  facts: [
    ['Dauer', 'Ein Abend, ein Tag oder mehrere Tage, jeder für sich'],
    ['Gruppe', 'Nur Ihre eigene, sonst niemand'],
    ['Preis', `Ein Angebot, eigens für Sie; ein privater Abend ab ${euros(privateEveningCents)}`],
  ],
  arrange: {
    heading: 'Was wir für Sie planen können',
    lead: 'Alles, was auf dieser Website steht, in anderer Reihenfolge, für Sie allein. Und manches, was nicht darauf steht.',
    offers: [
      {
        name: 'Nordlichter, für Sie allein',
        text: 'Guide und Fahrzeug gehören Ihnen, von der Dämmerung, bis Sie zurück möchten. Weitere Abende können folgen, jeder für sich gebucht.',
      },
      {
        name: 'Tage auf Schnee und Eis',
        text: 'Schneeschuhe mit Guide, ein See zum Fischen, ein Fjell am Mittag. Eine Stunde oder ein Tag, wie Beine und Frost es erlauben.',
      },
      {
        name: 'Tiere und Menschen des Nordens',
        text: 'Der Wildpark Ranua in Ihrem Tempo, ein Rentierhof, die Werkstatt eines Handwerkers.',
      },
      {
        name: 'Wie Sie hinkommen',
        text: 'Wir fahren Sie zu Ihrer Hütte oder Ihrem Glasiglu, mit Gepäck und Ski. Die Unterkunft buchen Sie selbst; wir bieten keine an.',
      },
    ],
  },
  wishes: {
    heading: 'Worum Gäste uns bitten',
    examples: [
      {
        name: 'Eine Frage unter dem Himmel',
        text: 'Ein Heiratsantrag an einem stillen See, mit Feuer, Thermosflasche und einem Guide, der woanders hinschaut.',
      },
      {
        name: 'Drei Generationen',
        text: 'Etwas zu tun für das fünfjährige Kind und für die Großmutter, und dazwischen ein warmer Platz.',
      },
      {
        name: 'Nächte zum Fotografieren',
        text: 'Dunkle Orte mit einem Vordergrund, Zeit, das Stativ aufzustellen, und keine fremde Lampe im Bild.',
      },
      {
        name: 'Ein Wintertag für die Firma',
        text: 'Eine größere Gruppe mit mehreren Guides, ein Plan und ein Abendessen am Feuer.',
      },
    ],
  },
  steps: {
    heading: 'So läuft es ab',
    steps: [
      {
        when: 'Zuerst',
        title: 'Sie schreiben uns',
        text: 'Wann Sie kommen, wer dabei ist und was Sie sich erhoffen.',
      },
      {
        when: 'Dann',
        title: 'Wir fragen zurück',
        text: 'Nach dem Alter, nach den Stiefeln, danach, wie spät ein Abend werden darf. Was nicht geht, sagen wir gleich.',
      },
      {
        when: 'Bald darauf',
        title: 'Sie bekommen einen Plan',
        text: 'Tage, Zeiten und ein Preis in Euro, Mehrwertsteuer inbegriffen. Sie ändern daran, was Sie möchten, bis er passt.',
      },
      {
        when: 'Am Tag selbst',
        title: 'Wir holen Sie ab',
        text: 'An Ihrer Tür in Rovaniemi, mit einem Guide, der den Plan gelesen hat und die Wettervorhersage.',
      },
    ],
  },
  request: {
    action: 'Tour planen',
    heading: 'Erzählen Sie uns von Ihren Tagen',
    text: `Für den Anfang genügen ein paar Zeilen. Gebucht ist damit noch nichts. Ein privater Abend kostet ab ${euros(privateEveningCents)}: So viel kosten alle ${seatsPerDeparture} Plätze unserer ${tourName(guaranteedNorthernLights)}. Ihrer kann mehr kosten, und sein Preis steht fest, bevor Sie buchen.`,
    company: `Zahlt eine Firma? ${companyReceipt} Braucht sie mehr als das, fragen Sie uns vor dem Buchen.`,
  },
})
