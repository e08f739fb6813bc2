import { minUnaccompaniedAge } from '@/content/policies'
import { familyNorthernLights, familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { prices, seatsPerDeparture, times } = familyNorthernLights
const { adviceAge } = familyNorthernLightsPage.safety

/** What e-mails, papers and other pages say as well. In English they are facts of the tour. */
export const words: TourFile['words'] = () => ({
  name: familyNorthernLights.name,
  duration: familyNorthernLights.duration,
  place: familyNorthernLights.place,
  meetingPoint: familyNorthernLights.meetingPoint,
  whatToBring: familyNorthernLights.whatToBring,
  times: familyNorthernLights.times.text,
})

export const text: TourFile['text'] = ({ euros, factText, time }, words) => ({
  shortName: 'Family Northern Lights Tour in Rovaniemi',
  summary: 'A short evening under the sky, with a fire, hot juice and time for questions.',
  description: `Northern lights near Rovaniemi for families, ${time(times.start)} to ${time(times.end)} from door to door: a fire, hot juice, stories of the sky, and everybody home before midnight.`,
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
        when: time(times.start),
        title: 'We collect you',
        text: `${words.meetingPoint}. Child seats are ready if you write the ages under special requests when you book.`,
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
        when: time(times.end),
        title: 'Back at your door',
        text: `The ${words.duration} are counted from door to door. Most children are asleep before we arrive.`,
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
  questions: [
    {
      question: 'From what age is the tour suitable?',
      answer: `${factText(adviceAge, `From about ${adviceAge.value} years`)}. Smaller children are welcome if they are warmly dressed and used to being up at ${time(times.start)}. Children under ${minUnaccompaniedAge} come with an adult and pay ${euros(prices.childCents)}.`,
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
      answer: `Until the last Sunday of March, yes. From then on, with summer time, it is twilight from ${time(times.start)} and dark only after ten, and from about 8 April not before ${time(times.end)}. In those weeks the Guaranteed Northern Lights Tour, which stays out later, is the better choice for lights.`,
    },
  ],
  safety: {
    walking: 'Up to 100 metres (330 ft) on a trodden path from the van to the fire, in the dark.',
    access:
      'A high step into the van. A pram is hard to push in snow; a sledge is at hand. A wheelchair needs help on the path.',
    toilets: 'A dry toilet near the fire.',
    equipment: 'Child seats, blankets, spare mittens, head torches with red light.',
  },
})
