import { unconfirmedFact, unconfirmedText } from '@/content/operator-fact'
import { type TourPageFacts } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

/** Depends on the season: the park is open to our tour until the end of June. */
export const whatToWear =
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
  whatToBring: `We are outdoors most of the time. ${whatToWear} Money or a card for lunch in the park.`,
  isGuaranteed: false,
} as const satisfies Tour

export const ranuaZooPage = {
  tour: ranuaZoo,
  category: 'daytime',
  hero: ['reindeerClose', 'elk', 'foxTracks'],
  gallery: ['roadToFells', 'boardwalk', 'bearRidge', 'reindeerSnowfall'],
  safety: {
    adviceAge: unconfirmedFact(0),
    coldLimitC: unconfirmedFact(-30),
    walking: unconfirmedText,
    access: unconfirmedText,
    toilets: unconfirmedText,
    equipment: unconfirmedText,
  },
  articles: ['lapland-wildlife-animals-ranua-zoo', 'best-time-visit-lapland-seasonal-guide'],
} as const satisfies TourPageFacts
