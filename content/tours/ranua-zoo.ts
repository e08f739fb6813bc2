import { type Tour } from '@/lib/booking/tour'

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
    bookingCloses: '07:30',
    summary: null,
    text: 'Pick-up 09:30, return 14:30',
  },
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isGuaranteed: false,
} as const satisfies Tour
