import { privateTransfer } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, priceCents } = privateTransfer

/** What e-mails and other pages say as well. In English they are facts of the service. */
export const words: TransportFile['words'] = () => ({
  name: privateTransfer.name,
  duration: privateTransfer.duration,
  reach: privateTransfer.reach,
})

export const text: TransportFile['text'] = ({ distances, euros, travelTimes }, words) => ({
  summary:
    'From your door in Rovaniemi to your door in the fells, in one warm vehicle, at the hour you choose.',
  description: `A private transfer from Rovaniemi to Levi or Kittilä for up to ${maxPassengers} passengers: ${euros(priceCents)} for the whole vehicle, ${words.duration} by road, collected when it suits you.`,
  card: {
    description:
      'Door to door into the fells of western Lapland. One price for the vehicle, whether you are two with skis or a family with sledges.',
    features: [
      'Pick-up at the hour you choose',
      'Hotel, airport or station',
      'Room for skis and luggage',
      'Child seats',
    ],
  },
  reachName: 'Route',
  about: {
    heading: 'The road north-west',
    lead: `About ${distances.levi} of forest, river and bog, in a vehicle that is yours alone.`,
    paragraphs: [
      'Between Rovaniemi and Levi there is one good road, and for long stretches it keeps the river Ounasjoki company. In December you drive it under stars or in blue twilight, in March in full sun. Reindeer have the right of way, in practice if not in law.',
      `The price is ${euros(priceCents)} for the whole vehicle, VAT included, for up to ${maxPassengers} passengers. If you come by plane, tell us the flight’s number, and we check when it lands.`,
      `The drive takes ${travelTimes.toLevi} in good weather and nearer to three in snowfall. If you would like a stop on the way, for coffee or for the light on a fell, say so and we plan it in.`,
    ],
  },
  itinerary: {
    heading: 'The way, step by step',
    steps: [
      {
        when: 'When you like',
        title: 'Flexible pickup in Rovaniemi',
        text: 'At your hotel or cabin, at the airport or at the station. You name the hour, in daylight or in the night.',
      },
      {
        when: words.duration,
        title: 'Scenic drive',
        text: 'North-west through forest and along the Ounasjoki, with a stop if you like one. It is warm inside; coats may come off.',
      },
      {
        when: 'On arrival',
        title: 'Drop-off in Levi or Kittilä',
        text: 'At the door of your hotel or cabin in Levi, in the village of Kittilä, or at Kittilä Airport.',
      },
    ],
  },
  routes: [],
  included: [
    `A vehicle of your own for up to ${maxPassengers} passengers`,
    'A driver who drives these roads all winter',
    'Pick-up and drop-off at the door',
    'Luggage, skis and snowboards',
    'Child seats, when you tell us the ages',
    'An eye on your flight, when you tell us its number',
    'Fuel and VAT',
  ],
  request: {
    action: 'Request this transfer',
    heading: 'Request this transfer',
    text: 'Tell us where from, where to and when. We write back with the time that we would collect you.',
  },
})
