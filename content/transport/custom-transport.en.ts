import { customTransport } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, quoteWithinHours } = customTransport
const promise = `A personalised quote within ${quoteWithinHours} hours`

/** What e-mails and other pages say as well. In English they are facts of the service. */
export const words: TransportFile['words'] = () => ({
  name: customTransport.name,
  duration: customTransport.duration,
  reach: customTransport.reach,
})

export const text: TransportFile['text'] = () => ({
  summary: 'A vehicle, a driver and a day, or an hour, that goes where you have to be.',
  description: `Private transport with a driver anywhere in Finland for up to ${maxPassengers} passengers: airports, sights, remote cabins, events. ${promise}.`,
  card: {
    description:
      'For everything that has no timetable: a cabin at the end of a forest road, a day between three fells, a wedding party in one column. You describe it, we plan it.',
    features: [
      'Anywhere in Finland',
      'By the hour or by the day',
      'Stops where you want them',
      'Child seats',
    ],
  },
  reachName: 'Coverage',
  about: {
    heading: 'You say where. We know how',
    lead: 'Finnish Lapland is larger than Portugal, and many of its roads have no bus.',
    paragraphs: [
      'Some places worth seeing lie two hours from the next stop, and some cabins worth sleeping in lie at the end of a road that is ploughed on request. We drive there. We know which roads are open, where there is fuel and coffee, and how long the drive takes in fresh snow.',
      `One vehicle carries up to ${maxPassengers} passengers with their luggage. If you are more, say so: we plan with several.`,
      'The price is on request, because no two of these journeys are alike. It depends on the kilometres, on the hours and on how long we wait for you. The quote names one sum, VAT included, and that is what you pay.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Airport transfers',
      text: 'Rovaniemi, Kittilä, Ivalo or Kuusamo: timed to your flight, at night as well.',
    },
    {
      name: 'Sightseeing tours',
      text: 'The Arctic Circle, a fell at noon, a church by a river. You set the order, the driver knows the distances.',
    },
    {
      name: 'Remote locations',
      text: 'Cabins, trailheads and villages that no bus reaches, with your food for the week on board if you like.',
    },
    {
      name: 'Event transportation',
      text: 'Weddings, meetings, film crews: one plan for all who have to arrive, and for the way back.',
    },
  ],
  included: [
    promise,
    `A vehicle of your own for up to ${maxPassengers} passengers`,
    'A driver who drives these roads all winter',
    'A route and times planned with you',
    'Luggage, skis and snowboards',
    'Child seats, when you tell us the ages',
    'Fuel and VAT in the sum that we quote',
  ],
  request: {
    action: 'Ask for a quote',
    heading: 'Ask for a quote',
    text: `${promise}. Tell us where, when and how many you are; a rough idea is enough to begin with.`,
  },
})
