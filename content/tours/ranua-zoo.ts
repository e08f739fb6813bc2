import { distances, travelTimes } from '@/content/distances'
import { unconfirmedFact } from '@/content/operator-fact'
import { answerCommonQuestions } from '@/content/tours/common-questions'
import { type TourPage } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

/** Depends on the season: the park is open to our tour until the end of June. */
const WHAT_TO_WEAR =
  'From November to April wear warm clothes in layers and winter boots; in autumn and in May a wool jumper, a jacket against wind and rain, and waterproof shoes; in June a rain jacket over a jumper, and late in the month something against mosquitoes.'

export const ranuaZoo = {
  id: 5,
  route: '/ranua-zoo',
  name: 'Nordic Animals of Ranua Zoo',
  prices: { adultCents: 99_00, childCents: 79_00 },
  maxCapacity: 8,
  seatsPerDeparture: 8,
  season: { start: '09-25', end: '06-30' },
  times: {
    start: '09:30',
    end: '14:30',
    earliestEnd: null,
    bookingCloses: '07:30',
    summary: null,
    text: 'Pick-up 09:30, return 14:30',
  },
  duration: '5 hours',
  place: 'Ranua, south of Rovaniemi',
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isPickedUp: true,
  whatToBring: `We are outdoors most of the time. ${WHAT_TO_WEAR} Money or a card for lunch in the park.`,
  isGuaranteed: false,
} as const satisfies Tour

const { times, meetingPoint, duration, seatsPerDeparture } = ranuaZoo

export const ranuaZooPage: TourPage = {
  tour: ranuaZoo,
  category: 'daytime',
  shortName: 'Ranua Zoo: Guided Day Trip from Rovaniemi',
  summary: 'The animals of the north, in their own forest and their own weather.',
  description: `A day trip from Rovaniemi to the wildlife park of Ranua: ${duration} with a guide in a group of at most ${seatsPerDeparture}, from pick-up at ${times.start} to return at ${times.end}.`,
  hero: ['reindeerClose', 'elk', 'foxTracks'],
  why: {
    heading: 'The animals of the north, at close range',
    lead: 'In the forest you see their tracks. At Ranua you see the animals.',
    paragraphs: [
      `Lynx, wolverine, owl and moose (elk) live in the forests around Rovaniemi, and most people here have met few of them. The wildlife park of Ranua, about ${distances.ranua} south, opened in 1983. Its enclosures lie in the forest along a boardwalk of ${distances.boardwalk}.`,
      'You walk it with a guide who knows who is awake. In winter the brown bears sleep, the polar bears are wide awake, and the arctic fox is as white as the snow. In spring there may be young.',
      `There are at most ${seatsPerDeparture} of you, so we stop where there is something to see, and wait there.`,
    ],
  },
  itinerary: {
    heading: 'The day, hour by hour',
    steps: [
      {
        when: times.start,
        title: 'We collect you',
        text: `${meetingPoint}. Then about ${travelTimes.toRanua} through forest and along lakes; look out for reindeer on the road.`,
      },
      {
        when: 'Late morning',
        title: 'Along the boardwalk',
        text: 'With the guide from the owls to the bears. The path is cleared; here and there it climbs a little.',
      },
      {
        when: 'Around noon',
        title: 'Time to warm up',
        text: 'The park has a restaurant and a café. Lunch there is your own choice and on your own bill.',
      },
      {
        when: 'After lunch',
        title: 'Back to your favourite',
        text: 'Free time to return to the animal that was asleep, or to watch one that was not.',
      },
      {
        when: times.end,
        title: 'Back at your door',
        text: 'We are in Rovaniemi again, in midwinter as it grows dark.',
      },
    ],
  },
  included: [
    'Pick-up and drop-off at your accommodation in Rovaniemi',
    'The drive to Ranua and back',
    'Entrance to the wildlife park',
    'A guide along the boardwalk',
  ],
  notIncluded: [
    'Lunch and drinks in the park',
    'Clothing: you are outdoors most of the time',
    'Travel insurance',
  ],
  gallery: ['roadToFells', 'boardwalk', 'bearRidge', 'reindeerSnowfall'],
  questions: [
    {
      question: 'Which animals will we see?',
      answer:
        'Some fifty species live in the park, among them polar bears, lynx, wolverine, wolf, moose (elk), arctic fox and many owls. Brown bears sleep from about November to March. Which of the others show themselves differs from day to day.',
    },
    {
      question: 'Is there much walking?',
      answer: `A boardwalk of ${distances.boardwalk}, with many stops. You can shorten it.`,
    },
    {
      question: 'Is it suitable for small children?',
      answer:
        'Yes, together with an adult. Bring a sledge or a pram, and write the ages under special requests when you book, so that the right seats are in the van.',
    },
    { question: 'What should I wear?', answer: `You are outdoors for hours and stop often. ${WHAT_TO_WEAR}` },
    ...answerCommonQuestions(ranuaZoo),
  ],
  safety: {
    adviceAge: unconfirmedFact(0),
    coldLimitC: unconfirmedFact(-30),
    walking: unconfirmedFact(`A cleared boardwalk of ${distances.boardwalk}, with some slopes.`),
    access: unconfirmedFact(
      'A high step into the van. The boardwalk takes prams and wheelchairs with help on the slopes; a folded wheelchair fits in the van.',
    ),
    toilets: unconfirmedFact('At the entrance and in the restaurant of the park.'),
    equipment: unconfirmedFact('Child seats, blankets, ice grips to borrow.'),
  },
  articles: ['lapland-wildlife-animals-ranua-zoo', 'best-time-visit-lapland-seasonal-guide'],
}
