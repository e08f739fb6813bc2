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
    bookingCloses: '18:00',
    summary: '20:00',
    text: 'Pick-up 20:00, drop-off between 00:00 and 05:00',
  },
  meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
  isGuaranteed: true,
} as const satisfies Tour
