import { type CancellationPolicy } from '@/lib/booking/booking'
import { guaranteeSentence } from '@/lib/booking/guarantee-sentence'

/**
 * What new bookings agree to. Each booking keeps the policy it was made under.
 *
 * Rule: free-cancellation (docs/rules.md)
 */
export const cancellationPolicy: CancellationPolicy = { fullRefundHoursBefore: 24 }

/** Guests younger than this come with an adult. Rule: accompanied-children (docs/rules.md) */
export const accompaniedUnderAge = 15

/**
 * How long we keep what guests give us. Bookings: the Finnish accounting act asks for about seven years, where money
 * moved. E-mails: their text. Counts: what a network has sent, see lib/use-cases/privacy/purge-counters.ts.
 */
export const retention = {
  bookingYears: 7,
  unpaidBookingYears: 2,
  enquiryYears: 2,
  emailDays: 90,
  countDays: 2,
} as const

/** One promise, the same on every page, in the terms and in e-mails. Rule: lights-guarantee (docs/rules.md) */
export const guarantee = guaranteeSentence('Guaranteed Northern Lights Tour')

/** The promise where there is no room for it. */
export const guaranteeInShort = 'No lights: refund or free return trip'

/** How soon we answer an e-mail or an enquiry. */
export const answerWithinHours = 2
