import { type CancellationPolicy } from '@/lib/booking/booking'
import { company } from '@/content/company'
import { AGE_RANGES } from '@/lib/booking/party'
import { NO_LIGHTS_REPORT_DAYS } from '@/lib/booking/choices/lights-not-seen'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

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

/** How guests can change a booking. Rule: guest-changes (docs/rules.md) */
export const howToChangeText = `As long as you can cancel free of charge, you can also change the number of guests or the date. You do it yourself on the page of your booking, to which each of our e-mails leads; or write to ${company.email} or call ${company.phone}.`

/**
 * The lights guarantee, worded the same on every page, in the terms and in e-mails. Rule: lights-guarantee
 * (docs/rules.md)
 */
export const guaranteeText = guaranteeSentence('Guaranteed Northern Lights Tour')

/** The guarantee in short, for places where the full text does not fit. */
export const shortGuaranteeText = 'No lights: refund or free return trip'

/** How to claim the guarantee, and who decides. */
export const guaranteeClaimText = `Tell the guide the same night or write to us within ${NO_LIGHTS_REPORT_DAYS} days. We take your word for it and ask for no proof.`

/** What a company gets for its books. Rule: company-receipts (docs/rules.md) */
export const companyReceiptText =
  'With each payment comes a numbered receipt as a PDF, with the VAT at each rate and the name in which you book, which may be your company’s.'

/** How soon we reply to an e-mail or an enquiry. */
export const replyWithinHours = 2
