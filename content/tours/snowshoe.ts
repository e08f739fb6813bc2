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
    bookingCloses: '08:00',
    summary: null,
    text: 'From 10:00; you decide how long you walk',
  },
  meetingPoint: 'We agree the meeting point with you by e-mail',
  isGuaranteed: false,
} as const satisfies Tour
