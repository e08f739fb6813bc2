import { z } from 'zod'
import { messageFactsSchema, transportFactsSchema } from '@/lib/emails/enquiry/enquiry-facts'
import { bookingFactsSchema } from '@/lib/emails/facts'
import {
  booksFactsSchema,
  lightsFactsSchema,
  dayListFactsSchema,
  linksFactsSchema,
  undeliverableFactsSchema,
  unknownPaymentFactsSchema,
  waitingFactsSchema,
  weekFactsSchema,
} from '@/lib/emails/notices/notice-facts'

/** Every e-mail about a booking. One of a kind is sent per booking, cause and receiver, whatever is retried. */
export const BOOKING_EMAIL_KINDS = [
  'booking-confirmed-guest',
  'booking-confirmed-operator',
  'booking-changed-guest',
  'booking-changed-operator',
  'change-payment-guest',
  'change-dropped-guest',
  'change-lapsed-guest',
  'crypto-received-guest',
  'crypto-received-operator',
  'crypto-change-operator',
  'crypto-details-guest',
  'crypto-details-missing-operator',
  'payment-short-guest',
  'crypto-lapsed-guest',
  'payment-link-guest',
  'payment-link-operator',
  'payment-link-lapsed-guest',
  'payment-refunded-guest',
  'payment-refunded-operator',
  'booking-cancelled-guest',
  'booking-cancelled-operator',
  'departure-cancelled-guest',
  'departure-merged-guest',
  'time-changed-guest',
  'lights-not-seen-guest',
  'choice-reminder-guest',
  'choice-refunded-guest',
  'choice-refunded-operator',
  'choice-kept-guest',
  'return-trip-booked-guest',
  'return-trip-booked-operator',
  'guarantee-refunded-guest',
  'guarantee-refunded-operator',
  'dispute-opened-operator',
  'dispute-ended-operator',
  'payment-failed-guest',
  'payment-under-way-guest',
  'payment-kept-guest',
  'refund-failed-operator',
  'credit-note-guest',
  'place-offered-guest',
  'tour-reminder-guest',
  'thank-you-guest',
  'office-message-guest',
  'address-proof-guest',
  'address-changed-guest',
  'refund-corrected-guest',
  'refund-corrected-operator',
  'checkout-unsettled-operator',
] as const

/** The e-mails about enquiries. One of a kind is sent per enquiry. */
export const MESSAGE_EMAIL_KINDS = [
  'contact-received-guest',
  'contact-received-operator',
  'customized-tour-received-guest',
  'customized-tour-received-operator',
] as const

export const TRANSPORT_EMAIL_KINDS = [
  'transportation-received-guest',
  'transportation-received-operator',
] as const

const bookingEmailSchema = z.object({ kind: z.enum(BOOKING_EMAIL_KINDS), facts: bookingFactsSchema })

const enquiryEmailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(MESSAGE_EMAIL_KINDS), facts: messageFactsSchema }),
  z.object({ kind: z.enum(TRANSPORT_EMAIL_KINDS), facts: transportFactsSchema }),
])

/** The links to all bookings of an address, for whoever has lost them. */
const linksEmailSchema = z.object({ kind: z.literal('booking-links-guest'), facts: linksFactsSchema })

/** To whoever has joined the waiting list. */
const waitingEmailSchema = z.object({ kind: z.literal('waiting-joined-guest'), facts: waitingFactsSchema })

/** Who comes on a day, for the operator. */
const dayListEmailSchema = z.object({ kind: z.literal('day-list-operator'), facts: dayListFactsSchema })

/** An e-mail about an undeliverable one. One is sent each time an e-mail is given up, and none about itself. */
const undeliverableEmailSchema = z.object({
  kind: z.literal('email-undeliverable-operator'),
  facts: undeliverableFactsSchema,
})

/** What the week brings, to each of the operator's inboxes. One is sent for each Monday. */
const weekEmailSchema = z.object({ kind: z.literal('week-ahead-operator'), facts: weekFactsSchema })

/** Whether the lights of a night were seen, asked of each of the operator's inboxes. */
const lightsEmailSchema = z.object({ kind: z.literal('lights-asked-operator'), facts: lightsFactsSchema })

/** About a payment whose booking nobody knows. One is sent for each payment page. */
const unknownPaymentEmailSchema = z.object({
  kind: z.literal('payment-unknown-operator'),
  facts: unknownPaymentFactsSchema,
})

/** What did not agree when the books were checked at night. One is sent a night, where there is anything. */
const booksEmailSchema = z.object({ kind: z.literal('books-disagree-operator'), facts: booksFactsSchema })

/** An e-mail of any kind with its facts, as the outbox stores it. */
export const emailSchema = z.discriminatedUnion('kind', [
  bookingEmailSchema,
  enquiryEmailSchema,
  linksEmailSchema,
  waitingEmailSchema,
  dayListEmailSchema,
  undeliverableEmailSchema,
  weekEmailSchema,
  lightsEmailSchema,
  unknownPaymentEmailSchema,
  booksEmailSchema,
])

export type BookingEmail = Readonly<z.infer<typeof bookingEmailSchema>>
export type EnquiryEmail = Readonly<z.infer<typeof enquiryEmailSchema>>
export type UndeliverableEmail = Readonly<z.infer<typeof undeliverableEmailSchema>>
export type Email = Readonly<z.infer<typeof emailSchema>>

export type BookingEmailKind = BookingEmail['kind']
export type EmailKind = Email['kind']

export function isAboutBooking(email: Email): email is BookingEmail {
  return BOOKING_EMAIL_KINDS.some((kind) => kind === email.kind)
}

/** Whether an e-mail goes to the guest or visitor; the others go to the operator's inboxes. */
export function isForGuest(kind: EmailKind): boolean {
  return kind.endsWith('-guest')
}
