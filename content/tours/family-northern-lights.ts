import { factText, unconfirmedFact } from '@/content/operator-fact'
import { minUnaccompaniedAge } from '@/content/policies'
import { answerCommonQuestions } from '@/content/tours/common-questions'
import { type TourPage } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'
import { formatEuros } from '@/lib/language/money'

export const familyNorthernLights = {
  id: 8,
  route: '/family-friendly-northern-lights',
  name: 'Family-Friendly Northern Lights Tour',
  prices: { adultCents: 79_00, childCents: 59_00 },
  maxCapacity: null,
  seatsPerDeparture: 16,
  season: { start: '10-16', end: '04-15' },
  times: {
    start: '21:00',
    end: '23:00',
    earliestEnd: null,
    bookingCloses: '19:00',
    summary: '21:00',
    text: '21:00 to 23:00, from door to door',
  },
  duration: '2 hours',
  place: 'Rovaniemi, Finnish Lapland',
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isPickedUp: true,
  whatToBring:
    'Warm layers for everyone, hats, mittens and winter boots with room for thick socks; a spare pair of mittens for each child. Have dinner before we meet.',
  isGuaranteed: false,
} as const satisfies Tour

const { times, duration, meetingPoint, prices, seatsPerDeparture } = familyNorthernLights

const adviceAge = unconfirmedFact(4)

export const familyNorthernLightsPage: TourPage = {
  tour: familyNorthernLights,
  category: 'northernLights',
  shortName: 'Family Northern Lights Tour in Rovaniemi',
  summary: 'A short evening under the sky, with a fire, hot juice and time for questions.',
  description: `Northern lights near Rovaniemi for families, ${times.start} to ${times.end} from door to door: a fire, hot juice, stories of the sky, and everybody home before midnight.`,
  hero: ['familyAurora', 'familyFire', 'corona'],
  why: {
    heading: 'An evening that children can manage',
    lead: 'Short enough for small legs, with a fire to run back to and an open view to the north.',
    paragraphs: [
      'Waiting for northern lights is easy when you are grown up and hard when you are six. So this evening has something to do in it: a fire to feed, sausages to turn, stars to find, and a story about the fox whose tail swept sparks into the sky. The Finnish word for northern lights, revontulet, means fox fires.',
      'We drive a short way out of town to a sheltered place with an open view to the north. If the sky is clear and the lights are awake, you see them from beside the fire. If they are not, you have had an evening by a fire in a winter forest.',
      `Several families travel together, up to ${seatsPerDeparture} guests in all. We do not chase the sky through the night on this tour. If seeing the lights matters more to you than bedtime, take our Guaranteed Northern Lights Tour.`,
      'From October to the last days of March it is dark while we are out. After the clocks go forward, on the last Sunday of March, our hours are mostly twilight, and from about 8 April it does not become dark before you are home. Come then for the fire and the forest, and do not count on lights.',
    ],
  },
  itinerary: {
    heading: 'The evening, hour by hour',
    steps: [
      {
        when: times.start,
        title: 'We collect you',
        text: `${meetingPoint}. Child seats are ready if you write the ages under special requests when you book.`,
      },
      {
        when: 'First half hour',
        title: 'Into the dark',
        text: 'A short drive to the edge of the forest. We switch off the lamps and let our eyes adjust.',
      },
      {
        when: 'By the fire',
        title: 'Juice, sausages and the fox',
        text: 'The fire is lit, the berry juice is hot, and the guide tells what people in the north believed the lights to be, and what they are.',
      },
      {
        when: 'All the while',
        title: 'One eye on the sky',
        text: 'The guide watches for the first pale arc. It often lies low in the north before it begins to move.',
      },
      {
        when: times.end,
        title: 'Back at your door',
        text: `The ${duration} are counted from door to door. Most children are asleep before we arrive.`,
      },
    ],
  },
  included: [
    'Pick-up and drop-off at your accommodation in Rovaniemi',
    'A guide who likes children and their questions',
    'An open fire, hot berry juice and sausages to grill',
    'Child seats, when you tell us the ages',
  ],
  notIncluded: [
    'Winter clothing: dress children in layers, we write what to bring',
    'The guarantee of our Guaranteed Northern Lights Tour',
    'Dinner: please eat before we meet',
    'Travel insurance',
  ],
  gallery: ['campfire', 'foxTracks', 'forestRoadAurora', 'auroraCabin'],
  questions: [
    {
      question: 'From what age is the tour suitable?',
      answer: `${factText(adviceAge, `From about ${adviceAge.value} years`)}. Smaller children are welcome if they are warmly dressed and used to being up at ${times.start}. Children under ${minUnaccompaniedAge} come with an adult and pay ${formatEuros(prices.childCents)}.`,
    },
    {
      question: 'Will we see northern lights for certain?',
      answer:
        'No. The evening is short and stays near town, so cloud may cover the sky for all of it. That is why it costs less and carries no guarantee.',
    },
    {
      question: 'What do children wear?',
      answer:
        'Wool or fleece next to the skin, a warm layer, a snowsuit, two pairs of mittens and boots with room for thick socks. A hat that covers the ears matters most.',
    },
    {
      question: 'Is it dark enough for northern lights on our date?',
      answer: `Until the last Sunday of March, yes. From then on, with summer time, it is twilight from ${times.start} and dark only after ten, and from about 8 April not before ${times.end}. In those weeks the Guaranteed Northern Lights Tour, which stays out later, is the better choice for lights.`,
    },
    ...answerCommonQuestions(familyNorthernLights),
  ],
  safety: {
    adviceAge,
    coldLimitC: unconfirmedFact(-25),
    walking: unconfirmedFact(
      'Up to 100 metres (330 ft) on a trodden path from the van to the fire, in the dark.',
    ),
    access: unconfirmedFact(
      'A high step into the van. A pram is hard to push in snow; a sledge is at hand. A wheelchair needs help on the path.',
    ),
    toilets: unconfirmedFact('A dry toilet near the fire.'),
    equipment: unconfirmedFact('Child seats, blankets, spare mittens, head torches with red light.'),
  },
  articles: [
    'what-to-wear-lapland-winter-clothing-guide',
    'best-time-northern-lights-lapland-2025',
    'lapland-winter-activities-complete-guide',
  ],
}
