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
    bookingCloses: '08:00',
    summary: null,
    text: 'Pick-up 10:00, return between 13:00 and 14:00',
  },
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isGuaranteed: false,
} as const satisfies Tour
