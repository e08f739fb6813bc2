import { unconfirmedFact, unconfirmedText } from '@/content/operator-fact'
import { type TourPageFacts } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'

export const familyNorthernLights = {
  id: 8,
  route: '/family-friendly-northern-lights',
  name: 'Family-Friendly Northern Lights Tour',
  prices: { adultCents: 79_00, childCents: 59_00 },
  maxCapacity: null,
  seatsPerDeparture: 16,
  season: { start: '10-16', end: '04-15' },
  times: {
    start: '21:00',
    end: '23:00',
    earliestEnd: null,
    bookingCloses: '19:00',
    summary: '21:00',
    text: '21:00 to 23:00, from door to door',
  },
  duration: '2 hours',
  place: 'Rovaniemi, Finnish Lapland',
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isPickedUp: true,
  whatToBring:
    'Warm layers for everyone, hats, mittens and winter boots with room for thick socks; a spare pair of mittens for each child. Have dinner before we meet.',
  isGuaranteed: false,
} as const satisfies Tour

export const familyNorthernLightsPage = {
  tour: familyNorthernLights,
  category: 'northernLights',
  hero: ['familyAurora', 'familyFire', 'corona'],
  gallery: ['campfire', 'foxTracks', 'forestRoadAurora', 'auroraCabin'],
  safety: {
    adviceAge: unconfirmedFact(4),
    coldLimitC: unconfirmedFact(-25),
    walking: unconfirmedText,
    access: unconfirmedText,
    toilets: unconfirmedText,
    equipment: unconfirmedText,
  },
  articles: [
    'what-to-wear-lapland-winter-clothing-guide',
    'best-time-northern-lights-lapland-2025',
    'lapland-winter-activities-complete-guide',
  ],
} as const satisfies TourPageFacts
