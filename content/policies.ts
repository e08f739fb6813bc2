import { type CancellationPolicy } from '@/lib/booking/booking'

/** What new bookings agree to. Each booking keeps the policy it was made under. */
export const cancellationPolicy: CancellationPolicy = { fullRefundHoursBefore: 24 }

/** One promise, the same on every page, in the terms and in letters (decision D6). */
export const guarantee =
  'If you see no northern lights on the Guaranteed Northern Lights Tour, you choose: a full refund, or a free return trip on the next available date.'

/** How soon we answer an e-mail or a request. */
export const answerWithinHours = 2
