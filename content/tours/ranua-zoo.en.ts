import { ranuaZoo, whatToWear } from '@/content/tours/ranua-zoo'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = ranuaZoo

/** What e-mails, papers and other pages say as well. In English they are facts of the tour. */
export const words: TourFile['words'] = () => ({
  name: ranuaZoo.name,
  duration: ranuaZoo.duration,
  place: ranuaZoo.place,
  meetingPoint: ranuaZoo.meetingPoint,
  whatToBring: ranuaZoo.whatToBring,
  times: ranuaZoo.times.text,
})

export const text: TourFile['text'] = ({ distances, time, travelTimes }, words) => ({
  shortName: 'Ranua Zoo: Guided Day Trip from Rovaniemi',
  summary: 'The animals of the north, in their own forest and their own weather.',
  description: `A day trip from Rovaniemi to the wildlife park of Ranua: ${words.duration} with a guide in a group of at most ${seatsPerDeparture}, from pick-up at ${time(times.start)} to return at ${time(times.end)}.`,
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
        when: time(times.start),
        title: 'We collect you',
        text: `${words.meetingPoint}. Then about ${travelTimes.toRanua} through forest and along lakes; look out for reindeer on the road.`,
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
        when: time(times.end),
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
    { question: 'What should I wear?', answer: `You are outdoors for hours and stop often. ${whatToWear}` },
  ],
  safety: {
    walking: `A cleared boardwalk of ${distances.boardwalk}, with some slopes.`,
    access:
      'A high step into the van. The boardwalk takes prams and wheelchairs with help on the slopes; a folded wheelchair fits in the van.',
    toilets: 'At the entrance and in the restaurant of the park.',
    equipment: 'Child seats, blankets, ice grips to borrow.',
  },
})
