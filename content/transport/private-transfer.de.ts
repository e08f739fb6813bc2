import { privateTransfer } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, priceCents } = privateTransfer

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Privattransfer Rovaniemi–Levi/Kittilä',
  duration: '2–3 Stunden',
  reach: 'Von Rovaniemi nach Levi oder Kittilä',
})

export const text: TransportFile['text'] = ({ distances, euros, travelTimes }, words) => ({
  summary:
    'Von Ihrer Tür in Rovaniemi zu Ihrer Tür im Fjell, in einem warmen Fahrzeug, zu der Uhrzeit, die Sie wählen.',
  description: `Privattransfer von Rovaniemi nach Levi oder Kittilä für bis zu ${maxPassengers} Fahrgäste: ${euros(priceCents)} für das ganze Fahrzeug, ${words.duration} Fahrt, Abholung, wann es Ihnen passt.`,
  card: {
    description:
      'Von Tür zu Tür ins Fjell im Westen Lapplands. Ein Preis für das Fahrzeug, ob Sie zu zweit mit Ski kommen oder als Familie mit Schlitten.',
    features: [
      'Abholung, wann Sie möchten',
      'Hotel, Flughafen oder Bahnhof',
      'Platz für Ski und Gepäck',
      'Kindersitze',
    ],
  },
  reachName: 'Strecke',
  about: {
    heading: 'Die Straße nach Nordwesten',
    lead: `Etwa ${distances.levi} Wald, Fluss und Moor, in einem Fahrzeug, das Sie für sich haben.`,
    paragraphs: [
      'Zwischen Rovaniemi und Levi gibt es eine gute Straße, und auf langen Abschnitten begleitet sie den Fluss Ounasjoki. Im Dezember fahren Sie unter Sternen oder in blauer Dämmerung, im März in voller Sonne. Rentiere haben Vorfahrt, wenn nicht nach dem Gesetz, so doch in der Praxis.',
      `Der Preis beträgt ${euros(priceCents)} für das ganze Fahrzeug, Mehrwertsteuer inbegriffen, für bis zu ${maxPassengers} Fahrgäste. Kommen Sie mit dem Flugzeug, nennen Sie uns die Flugnummer, und wir sehen nach, wann es landet.`,
      `Die Fahrt dauert bei gutem Wetter ${travelTimes.toLevi}, bei Schneefall eher drei. Möchten Sie unterwegs anhalten, auf einen Kaffee oder für das Licht auf einem Fjell, sagen Sie es uns, und wir planen es ein.`,
    ],
  },
  itinerary: {
    heading: 'Der Weg, Schritt für Schritt',
    steps: [
      {
        when: 'Wann Sie mögen',
        title: 'Flexible Abholung in Rovaniemi',
        text: 'An Ihrem Hotel oder Ihrer Hütte, am Flughafen oder am Bahnhof. Sie nennen die Uhrzeit, bei Tag oder bei Nacht.',
      },
      {
        when: words.duration,
        title: 'Fahrt mit Aussicht',
        text: 'Nach Nordwesten durch Wald und am Ounasjoki entlang, mit einem Halt, wenn Sie einen möchten. Drinnen ist es warm, die Jacken dürfen Sie ausziehen.',
      },
      {
        when: 'Am Ziel',
        title: 'Ankunft in Levi oder Kittilä',
        text: 'Vor der Tür Ihres Hotels oder Ihrer Hütte in Levi, im Ort Kittilä oder am Flughafen Kittilä.',
      },
    ],
  },
  routes: [],
  included: [
    `Ein eigenes Fahrzeug für bis zu ${maxPassengers} Fahrgäste`,
    'Ein Fahrer, der den ganzen Winter auf diesen Straßen unterwegs ist',
    'Abholung und Ankunft vor der Tür',
    'Gepäck, Ski und Snowboards',
    'Kindersitze, wenn Sie uns das Alter nennen',
    'Ein Auge auf Ihren Flug, wenn Sie uns die Nummer nennen',
    'Kraftstoff und Mehrwertsteuer',
  ],
  request: {
    action: 'Diesen Transfer anfragen',
    heading: 'Diesen Transfer anfragen',
    text: 'Sagen Sie uns, von wo, wohin und wann. Wir schreiben Ihnen, zu welcher Zeit wir Sie abholen würden.',
  },
})
