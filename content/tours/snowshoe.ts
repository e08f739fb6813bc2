import { unconfirmedFact, unconfirmedText } from '@/content/operator-fact'
import { type TourPageFacts } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

export const snowshoe = {
  id: 2,
  route: '/snowshoe-rental',
  name: 'Snowshoe Adventure',
  prices: { adultCents: 79_00, childCents: 49_00 },
  maxCapacity: 3,
  seatsPerDeparture: 3,
  season: { start: '11-01', end: '04-01' },
  times: {
    start: '10:00',
    end: null,
    earliestEnd: null,
    bookingCloses: '08:00',
    summary: null,
    text: 'From 10:00; you decide how long you walk',
  },
  duration: 'Customized, as long as you like',
  place: 'Forests and fells around Rovaniemi',
  meetingPoint: 'We agree the meeting point with you by e-mail',
  isPickedUp: false,
  whatToBring:
    'Winter boots that cover the ankle, layers that open when you walk, a hat and gloves, and a thermos with something hot. Please tell us your shoe sizes if you did not write them when you booked.',
  isGuaranteed: false,
} as const satisfies Tour

export const snowshoePage = {
  tour: snowshoe,
  category: 'equipment',
  hero: ['snowshoers', 'forestWalkers', 'fellTop', 'springSnow'],
  gallery: ['frostForest', 'snowshoes', 'snowshoeTracks', 'eveningForest'],
  safety: {
    adviceAge: unconfirmedFact(6),
    coldLimitC: unconfirmedFact(-25),
    walking: unconfirmedText,
    access: unconfirmedText,
    toilets: unconfirmedText,
    equipment: unconfirmedText,
  },
  articles: [
    'snowshoe-adventure-exploring-lapland-wilderness',
    'what-to-wear-lapland-winter-clothing-guide',
    'best-time-visit-lapland-seasonal-guide',
  ],
} as const satisfies TourPageFacts
