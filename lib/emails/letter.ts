import { z } from 'zod'
import {
  bookingFactsSchema,
  messageFactsSchema,
  transportFactsSchema,
  undeliverableFactsSchema,
} from '@/lib/emails/facts'

/** Every letter about a booking. One of a kind is sent per booking, whatever is retried. */
export const BOOKING_LETTER_KINDS = [
  'booking-confirmed-guest',
  'booking-confirmed-operator',
  'crypto-received-guest',
  'crypto-received-operator',
  'crypto-lapsed-guest',
  'payment-refunded-guest',
  'payment-refunded-operator',
  'booking-cancelled-guest',
  'booking-cancelled-operator',
  'guarantee-refunded-guest',
  'guarantee-refunded-operator',
  'dispute-opened-operator',
  'payment-failed-guest',
  'refund-failed-operator',
  'refund-corrected-guest',
  'refund-corrected-operator',
  'checkout-unsettled-operator',
] as const

/** The letters about requests. One of a kind is sent per request. */
export const MESSAGE_LETTER_KINDS = [
  'contact-received-guest',
  'contact-received-operator',
  'customized-tour-received-guest',
  'customized-tour-received-operator',
] as const

export const TRANSPORT_LETTER_KINDS = [
  'transportation-received-guest',
  'transportation-received-operator',
] as const

const bookingLetterSchema = z.object({ kind: z.enum(BOOKING_LETTER_KINDS), facts: bookingFactsSchema })

const requestLetterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(MESSAGE_LETTER_KINDS), facts: messageFactsSchema }),
  z.object({ kind: z.enum(TRANSPORT_LETTER_KINDS), facts: transportFactsSchema }),
])

/** A letter that tells of another. One is sent per letter that is given up, and none about itself. */
const undeliverableLetterSchema = z.object({
  kind: z.literal('letter-undeliverable-operator'),
  facts: undeliverableFactsSchema,
})

/** A kind of letter with its own facts, as the outbox keeps them. */
export const letterSchema = z.discriminatedUnion('kind', [
  bookingLetterSchema,
  requestLetterSchema,
  undeliverableLetterSchema,
])

export type BookingLetter = Readonly<z.infer<typeof bookingLetterSchema>>
export type RequestLetter = Readonly<z.infer<typeof requestLetterSchema>>
export type UndeliverableLetter = Readonly<z.infer<typeof undeliverableLetterSchema>>
export type Letter = BookingLetter | RequestLetter | UndeliverableLetter

export type BookingLetterKind = BookingLetter['kind']
export type LetterKind = Letter['kind']

export function isAboutBooking(letter: Letter): letter is BookingLetter {
  return BOOKING_LETTER_KINDS.some((kind) => kind === letter.kind)
}

/** Whether a letter goes to the guest or visitor; the others go to the operator's inboxes. */
export function isForGuest(kind: LetterKind): boolean {
  return kind.endsWith('-guest')
}
