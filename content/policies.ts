import { type CancellationPolicy } from '@/lib/booking/booking'
import { company } from '@/content/company'
import { AGES } from '@/lib/booking/party'
import { NOT_SEEN_DAYS_AFTER_START } from '@/lib/booking/lights-not-seen'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

/**
 * What new bookings agree to. Each booking keeps the policy it was made under.
 *
 * Rule: free-cancellation (docs/rules.md)
 */
export const cancellationPolicy: CancellationPolicy = { fullRefundHoursBefore: 24 }

/** Guests younger than this come with an adult. Rule: accompanied-children (docs/rules.md) */
export const accompaniedUnderAge = AGES.adults.from

/**
 * How long we keep what guests give us. The Finnish Accounting Act asks for about seven years where money has moved. Of
 * e-mails, it is their text that is deleted.
 */
export const retention = {
  bookingYears: 7,
  unpaidBookingYears: 2,
  enquiryYears: 2,
  emailDays: 90,
  /** Telephone number, special requests and place of pick-up, counted from the tour: nobody needs them afterwards. */
  tourDetailDays: 30,
  /** What a guest has said about health, counted from the tour. Rule: health (docs/rules.md) */
  healthDays: 30,
  /** Dumps of the database (docs/operations.md). */
  backupDays: 90,
} as const

/** How guests change what they have booked. Rule: guest-changes (docs/rules.md) */
export const changeWays = `As long as you can cancel free of charge, you can also change the number of guests or the date. You do it yourself on the page of your booking, to which each of our e-mails leads; or write to ${company.email} or call ${company.phone}.`

/** One promise, the same on every page, in the terms and in e-mails. Rule: lights-guarantee (docs/rules.md) */
export const guarantee = guaranteeSentence('Guaranteed Northern Lights Tour')

/** The promise in short, where the whole of it does not fit. */
export const guaranteeInShort = 'No lights: refund or free return trip'

/** How it is claimed, and by whose word. */
export const guaranteeClaim = `Tell the guide the same night or write to us within ${NOT_SEEN_DAYS_AFTER_START} days. We take your word for it and ask for no proof.`

/** How soon we answer an e-mail or an enquiry. */
export const answerWithinHours = 2
