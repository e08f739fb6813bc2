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
    bookingCloses: '19:00',
    summary: '21:00',
    text: '21:00 to 23:00',
  },
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isGuaranteed: false,
} as const satisfies Tour
