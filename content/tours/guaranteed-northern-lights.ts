import { unconfirmedFact, unconfirmedText } from '@/content/operator-fact'
import { type TourPageFacts } from '@/content/tours/tour-page'
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

export const guaranteedNorthernLightsPage = {
  tour: guaranteedNorthernLights,
  category: 'northernLights',
  hero: ['auroraLake', 'forestRoadAurora', 'octoberRiver'],
  gallery: ['lanterns', 'auroraCabin', 'cameraAurora', 'autumnAurora'],
  stepPictures: ['minibus', 'corona', 'kotaInside', 'roadDusk', 'logCabin'],
  safety: {
    adviceAge: unconfirmedFact(8),
    coldLimitC: unconfirmedFact(-35),
    walking: unconfirmedText,
    access: unconfirmedText,
    toilets: unconfirmedText,
    equipment: unconfirmedText,
  },
  articles: [
    'best-time-northern-lights-lapland-2025',
    'northern-lights-photography-tips-beginners',
    'what-to-wear-lapland-winter-clothing-guide',
  ],
} as const satisfies TourPageFacts
