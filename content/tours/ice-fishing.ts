import { commonQuestions } from '@/content/tours/common-questions'
import { type TourPage } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

export const iceFishing = {
  id: 4,
  route: '/ice-fishing',
  name: 'Ice Fishing Experience',
  prices: { adultCents: 119_00, childCents: 99_00 },
  maxCapacity: 8,
  seatsPerDeparture: 8,
  season: { start: '12-15', end: '03-15' },
  times: {
    start: '10:00',
    end: '14:00',
    earliestEnd: '13:00',
    bookingCloses: '08:00',
    summary: null,
    text: 'Pick-up 10:00, return between 13:00 and 14:00',
  },
  duration: '3–4 hours',
  place: 'A frozen lake near Rovaniemi',
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  whatToBring:
    'Your warmest clothes in layers, winter boots with room for thick socks, and two pairs of mittens: one gets wet.',
  isGuaranteed: false,
} as const satisfies Tour

const { times, meetingPoint, seatsPerDeparture } = iceFishing

export const iceFishingPage: TourPage = {
  tour: iceFishing,
  category: 'daytime',
  summary: 'A hole in the ice, a short rod, and the quiet of a lake in winter.',
  description: `Ice fishing on a lake near Rovaniemi in a group of at most ${seatsPerDeparture}. Pick-up at ${times.start}, a fire on the shore, soup, and patience well repaid.`,
  hero: ['fishingLake', 'shoreFire', 'fishingSpring'],
  why: {
    heading: 'A quiet sport',
    lead: 'You drill, you sit down, you wait. Somewhere below you a perch makes up its mind.',
    paragraphs: [
      'Half of Finland learned it from a grandfather. The ice carries you, the rod is as long as your forearm, and the rest is in the wrist. We show you where the bottom drops, how to drill a hole without getting wet, and how small a movement is enough.',
      'What you take home is rarely a large fish. It is the light of a winter noon, which in January is rose at eleven and blue at two, and the sound of a lake that works under its ice.',
      'On the shore we keep a fire, and soup and coffee over it. If the fish are willing, we grill them there and then.',
    ],
  },
  itinerary: {
    heading: 'The day, hour by hour',
    steps: [
      {
        when: times.start,
        title: 'We collect you',
        text: `${meetingPoint}. A short drive brings us to the lake.`,
      },
      {
        when: 'On the ice',
        title: 'Drill, bait, sit down',
        text: 'You get a drill, a rod and a reindeer hide to sit on. The guide shows the way of it and measures the ice with you.',
      },
      {
        when: 'Around noon',
        title: 'Soup by the fire',
        text: 'Low sun over the lake, hot soup, bread and coffee. Whoever is cold warms up; whoever has a bite stays out.',
      },
      {
        when: 'Afterwards',
        title: 'A second try',
        text: 'Another hole, another depth. Perch move in shoals, and so do we.',
      },
      {
        when: `${times.earliestEnd}–${times.end}`,
        title: 'Back at your door',
        text: 'Sooner on a day of hard frost, later when the fish bite.',
      },
    ],
  },
  included: [
    'Pick-up and drop-off at your accommodation in Rovaniemi',
    'A guide who knows these lakes',
    'Drill, rods, bait and a reindeer hide to sit on',
    'Soup, bread, coffee and hot juice by the fire',
  ],
  notIncluded: [
    'Winter clothing and boots: we write what to bring',
    'A catch: fish keep their own timetable',
    'Travel insurance',
  ],
  gallery: ['fishingPerch', 'kotaInside', 'sledgeNoon', 'fishingHole'],
  questions: [
    {
      question: 'Do I need a fishing licence?',
      answer:
        'No. Fishing through the ice with one simple rod is everyone’s right in Finland, for visitors too.',
    },
    {
      question: 'Is the ice safe?',
      answer:
        'We measure it before we take guests out, at every place. In the season of this tour it is usually 30 to 70 centimetres thick; ten carry a person.',
    },
    {
      question: 'Will I be cold?',
      answer:
        'Sitting still in frost is colder than walking in it. Wear wool, a thick coat and boots a size too large. The fire is never more than a few steps away.',
    },
    {
      question: 'Is it suitable for children?',
      answer:
        'Yes, from about five years, together with an adult. Children catch more than adults do; they are nearer to the hole.',
    },
    ...commonQuestions(iceFishing),
  ],
}
