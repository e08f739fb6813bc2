import { iceFishing, iceFishingPage } from '@/content/tours/ice-fishing'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = iceFishing
const { adviceAge } = iceFishingPage.safety

/** What e-mails, papers and other pages say as well. In English they are facts of the tour. */
export const words: TourFile['words'] = () => ({
  name: iceFishing.name,
  duration: iceFishing.duration,
  place: iceFishing.place,
  meetingPoint: iceFishing.meetingPoint,
  whatToBring: iceFishing.whatToBring,
  times: iceFishing.times.text,
})

export const text: TourFile['text'] = ({ factText, leastIce, time }, words) => ({
  shortName: 'Ice Fishing with a Guide near Rovaniemi',
  summary: 'A hole in the ice, a short rod, and the quiet of a lake in winter.',
  description: `Ice fishing on a lake near Rovaniemi in a group of at most ${seatsPerDeparture}. Pick-up at ${time(times.start)}, a fire on the shore, hot soup, and a guide who measures the ice.`,
  why: {
    heading: 'A quiet sport',
    lead: 'You drill, you sit down, you wait, and now and then the tip of the rod moves.',
    paragraphs: [
      'Many Finns learned it as children. The rod is as long as your forearm, and the rest is in the wrist. We show you where the bottom drops, how to drill a hole without getting wet, and how small a movement is enough.',
      'What you take home is rarely a large fish. It is the light of a winter noon, in early January rose at eleven and blue by three, and the sound of the ice.',
      'On the shore we keep a fire, and soup and coffee over it. If the fish are willing, we grill them there and then.',
    ],
  },
  itinerary: {
    heading: 'The day, hour by hour',
    steps: [
      {
        when: time(times.start),
        title: 'We collect you',
        text: `${words.meetingPoint}. A short drive brings us to the lake.`,
      },
      {
        when: 'On the ice',
        title: 'Drill, bait, sit down',
        text: 'You get a drill, a rod and a reindeer hide to sit on. The guide shows you how it is done and measures the ice with you.',
      },
      {
        when: 'Around noon',
        title: 'Soup by the fire',
        text: 'Low sun over the lake, hot soup, bread and coffee, and time to warm up.',
      },
      {
        when: 'Afterwards',
        title: 'A second try',
        text: 'Another hole, another depth. Perch move in shoals, and so do we.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
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
    'A catch: some days there is none',
    'Travel insurance',
  ],
  questions: [
    {
      question: 'Do I need a fishing licence?',
      answer:
        'No, you need none. With one simple rod it is a general right for a person fishing alone; for a guided group the permission of the water’s owner is needed, and arranging that is our task.',
    },
    {
      question: 'Is the ice safe?',
      answer: `We measure it before we take guests out, at every place. In the season of this tour it is usually between 20 and 70 cm (8 and 28 in). Below ${leastIce} of clear ice, the least that the Finnish safety agency asks for under guests on foot, we do not go.`,
    },
    {
      question: 'Will I be cold?',
      answer:
        'Sitting still in frost is colder than walking in it. Wear wool, a thick coat and boots a size too large. A fire burns on the shore.',
    },
    {
      question: 'Is it suitable for children?',
      answer: `${factText(adviceAge, `Yes, from about ${adviceAge.value} years`)}, together with an adult. Children are often good at it, because they lie down and look into the hole.`,
    },
  ],
  safety: {
    walking: 'Up to 500 metres (550 yards) over the snow of the lake.',
    access:
      'A high step into the van, then snow and ice underfoot, on which a wheelchair hardly moves. A sledge can carry a guest for whom walking is hard, if you tell us before.',
    toilets: 'A dry toilet on the shore where the landing place has one; otherwise there is none.',
    equipment: 'Ice picks for each guest, a rope, an ice drill to measure with, dry clothes.',
  },
})
