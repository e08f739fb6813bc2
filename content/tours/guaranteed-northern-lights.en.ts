import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = guaranteedNorthernLights

/** What e-mails, papers and other pages say as well. In English they are facts of the tour. */
export const words: TourFile['words'] = () => ({
  name: guaranteedNorthernLights.name,
  duration: guaranteedNorthernLights.duration,
  place: guaranteedNorthernLights.place,
  meetingPoint: guaranteedNorthernLights.meetingPoint,
  whatToBring: guaranteedNorthernLights.whatToBring,
  times: guaranteedNorthernLights.times.text,
})

export const text: TourFile['text'] = ({ distances, guarantee, time }, words) => ({
  shortName: 'Guaranteed Northern Lights Tour, Rovaniemi',
  summary: 'One evening, one small group, and as many kilometres as a clear sky asks for.',
  description: `Northern lights from Rovaniemi in a group of at most ${seatsPerDeparture}. Pick-up at ${time(times.start)}. No lights seen: a full refund or a free return trip, as you choose.`,
  why: {
    heading: 'We follow the clear sky',
    lead: 'Northern lights are common here, and so are clouds. We drive to where the sky is clear, for as long as the night allows.',
    paragraphs: [
      `Rovaniemi lies on the Arctic Circle, under the edge of the ring in which the lights appear. On a dark night between autumn and spring they are often there, some ${distances.lights} up, behind whatever cloud hangs over the town. Before we collect you we have read the forecasts of cloud and of solar wind, and we have chosen where to begin.`,
      `Some evenings that is a lake just outside town. On others it is a long drive towards drier air. Because there are at most ${seatsPerDeparture} of you, we can turn the van around and stay out late. When the lights come early and all of you have seen enough, we turn back early.`,
      'Between skies there is a fire, something hot to drink, and a guide who helps you to set your camera.',
    ],
  },
  itinerary: {
    heading: 'The evening, hour by hour',
    steps: [
      {
        when: time(times.start),
        title: 'We collect you',
        text: `${words.meetingPoint}. Your guide tells you where the sky is expected to open, and how long the drive is.`,
      },
      {
        when: 'First stop',
        title: 'Out of the light of the town',
        text: 'The shore of a lake or an open bog with a wide view to the north. Your eyes need about twenty minutes to adapt to the dark.',
      },
      {
        when: 'Late evening',
        title: 'Fire, hot berry juice, waiting',
        text: 'We light a fire where it is allowed. The guide watches the cloud maps and helps with cameras and phones.',
      },
      {
        when: 'If clouds come',
        title: 'We drive on',
        text: 'To the next gap in the cloud, and if need be to the one after that. We turn back when you have seen the lights, or when the night is over.',
      },
      {
        when: `${time(times.earliestEnd)}–${time(times.end)}`,
        title: 'Back at your door',
        text: `On most nights, that is. The ${words.duration} leave room both for lights at the first lake and for a long road home. Plan a slow morning, and no early flight.`,
      },
    ],
  },
  included: [
    'Pick-up and drop-off at your accommodation in Rovaniemi',
    'A guide who drives, reads the sky and helps with cameras',
    'As many kilometres as the night asks for',
    'Hot berry juice and a snack by the fire',
    'The guarantee: a full refund or a free return trip',
  ],
  notIncluded: [
    'Winter clothing: wear your warmest, we write what to bring',
    'A camera or a tripod',
    'Dinner: please eat before we meet',
    'Travel insurance',
  ],
  questions: [
    { question: 'What exactly does the guarantee say?', answer: guarantee },
    {
      question: 'How cold does it get?',
      answer:
        'From December to February −10 to −25 °C (14 to −13 °F) is common, and a still night can be colder. September evenings are mostly between +3 and +8 °C (37 and 46 °F), and in October and April it is around 0 °C (32 °F). Wear wool next to the skin, two layers above it, a windproof coat, and boots with room for thick socks.',
    },
    {
      question: 'Can I photograph the lights with a phone?',
      answer:
        'With most phones of recent years, yes: night mode, something to lean on, and a few seconds without moving. The guide shows you. Keep the phone warm and charged, because the cold empties batteries.',
    },
    {
      question: 'May children come?',
      answer:
        'Yes, together with an adult. The night can be long, so for smaller children we suggest our family tour, which has you home before midnight. From the last Sunday of March its hours are mostly twilight, and then this tour is the darker one.',
    },
  ],
  safety: {
    walking: 'Short ways of up to 200 metres (220 yards) on snow or a forest path, in the dark.',
    access:
      'A high step into the van and long hours of sitting. A folded wheelchair fits in; the stops are on snow and uneven ground.',
    toilets: 'At a petrol station on the way where one is open; otherwise there are none.',
    equipment: 'Head torches with red light, reflective vests, blankets, a satellite messenger.',
  },
})
