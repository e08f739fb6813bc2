import { type CancellationPolicy } from '@/lib/booking/booking'
import { AGE_RANGES } from '@/lib/booking/party'

/**
 * The cancellation policy of new bookings. Each booking keeps the policy it was made under.
 *
 * Rule: free-cancellation (docs/rules.md)
 */
export const cancellationPolicy: CancellationPolicy = { fullRefundHoursBefore: 24 }

/** Guests younger than this must come with an adult. Rule: accompanied-children (docs/rules.md) */
export const minUnaccompaniedAge = AGE_RANGES.adults.from

/**
 * How long we keep guests' data. The Finnish Accounting Act requires about seven years if money was paid. For e-mails,
 * only the text is deleted.
 */
export const retentionPeriods = {
  bookingYears: 7,
  unpaidBookingYears: 2,
  enquiryYears: 2,
  emailDays: 90,
  /** Phone number, special requests and pick-up place, counted from the tour: they are not needed afterwards. */
  tourDetailDays: 30,
  /** A guest's health note, counted from the tour. Rule: health (docs/rules.md) */
  healthDays: 30,
  /** Database dumps (docs/operations.md). */
  backupDays: 90,
} as const

/** How soon we reply to an e-mail or an enquiry. */
export const replyWithinHours = 2
