import { distances } from '@/content/distances'
import { unconfirmedFact } from '@/content/operator-fact'
import { guaranteeText } from '@/content/policies'
import { answerCommonQuestions } from '@/content/tours/common-questions'
import { type TourPage } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

export const guaranteedNorthernLights = {
  id: 1,
  route: '/northern-lights-tour',
  name: 'Guaranteed Northern Lights Tour',
  prices: { adultCents: 179_00, childCents: 129_00 },
  maxCapacity: 8,
  seatsPerDeparture: 8,
  season: { start: '09-15', end: '04-15' },
  times: {
    start: '20:00',
    end: '05:00',
    earliestEnd: '00:00',
    bookingCloses: '18:00',
    summary: '20:00',
    text: 'Pick-up 20:00, drop-off between 00:00 and 05:00',
  },
  duration: '1–10 hours',
  place: 'Rovaniemi, Finnish Lapland',
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isPickedUp: true,
  whatToBring:
    'Your warmest clothes in layers, a hat, mittens and winter boots with room for thick socks; in September and October waterproof shoes and a rain jacket over wool will do. We stand still outdoors at night. Have dinner before we meet, and bring a camera or a phone with a full battery.',
  isGuaranteed: true,
} as const satisfies Tour

const { times, duration, meetingPoint, seatsPerDeparture } = guaranteedNorthernLights

export const guaranteedNorthernLightsPage: TourPage = {
  tour: guaranteedNorthernLights,
  category: 'northernLights',
  shortName: 'Guaranteed Northern Lights Tour, Rovaniemi',
  summary: 'One evening, one small group, and as many kilometres as a clear sky asks for.',
  description: `Northern lights from Rovaniemi in a group of at most ${seatsPerDeparture}. Pick-up at ${times.start}. No lights seen: a full refund or a free return trip, as you choose.`,
  hero: ['auroraLake', 'forestRoadAurora', 'octoberRiver'],
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
        when: times.start,
        title: 'We collect you',
        text: `${meetingPoint}. Your guide tells you where the sky is expected to open, and how long the drive is.`,
        picture: 'minibus',
      },
      {
        when: 'First stop',
        title: 'Out of the light of the town',
        text: 'The shore of a lake or an open bog with a wide view to the north. Your eyes need about twenty minutes to adapt to the dark.',
        picture: 'corona',
      },
      {
        when: 'Late evening',
        title: 'Fire, hot berry juice, waiting',
        text: 'We light a fire where it is allowed. The guide watches the cloud maps and helps with cameras and phones.',
        picture: 'kotaInside',
      },
      {
        when: 'If clouds come',
        title: 'We drive on',
        text: 'To the next gap in the cloud, and if need be to the one after that. We turn back when you have seen the lights, or when the night is over.',
        picture: 'roadDusk',
      },
      {
        when: `${times.earliestEnd}–${times.end}`,
        title: 'Back at your door',
        text: `On most nights, that is. The ${duration} leave room both for lights at the first lake and for a long road home. Plan a slow morning, and no early flight.`,
        picture: 'logCabin',
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
  gallery: ['lanterns', 'auroraCabin', 'cameraAurora', 'autumnAurora'],
  questions: [
    { question: 'What exactly does the guarantee say?', answer: guaranteeText },
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
    ...answerCommonQuestions(guaranteedNorthernLights),
  ],
  safety: {
    adviceAge: unconfirmedFact(8),
    coldLimitC: unconfirmedFact(-35),
    walking: unconfirmedFact(
      'Short ways of up to 200 metres (220 yards) on snow or a forest path, in the dark.',
    ),
    access: unconfirmedFact(
      'A high step into the van and long hours of sitting. A folded wheelchair fits in; the stops are on snow and uneven ground.',
    ),
    toilets: unconfirmedFact('At a petrol station on the way where one is open; otherwise there are none.'),
    equipment: unconfirmedFact(
      'Head torches with red light, reflective vests, blankets, a satellite messenger.',
    ),
  },
  articles: [
    'best-time-northern-lights-lapland-2025',
    'northern-lights-photography-tips-beginners',
    'what-to-wear-lapland-winter-clothing-guide',
  ],
}
