import { unconfirmedFact, unconfirmedText } from '@/content/operator-fact'
import { type TourPageFacts } from '@/content/tours/tour-page'
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
  isPickedUp: true,
  whatToBring:
    'Your warmest clothes in layers, winter boots with room for thick socks, and two pairs of mittens: one gets wet.',
  isGuaranteed: false,
} as const satisfies Tour

export const iceFishingPage = {
  tour: iceFishing,
  category: 'daytime',
  hero: ['fishingLake', 'sledgeNoon', 'fishingSpring'],
  gallery: ['fishingCup', 'kotaInside', 'shoreFire', 'fishingHole'],
  safety: {
    adviceAge: unconfirmedFact(5),
    coldLimitC: unconfirmedFact(-25),
    walking: unconfirmedText,
    access: unconfirmedText,
    toilets: unconfirmedText,
    equipment: unconfirmedText,
  },
  articles: [
    'traditional-ice-fishing-finnish-lapland',
    'what-to-wear-lapland-winter-clothing-guide',
    'lapland-winter-activities-complete-guide',
  ],
} as const satisfies TourPageFacts
