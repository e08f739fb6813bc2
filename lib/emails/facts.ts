import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'

/**
 * What a letter about a booking is written from: a snapshot taken in the transaction that owes the letter, kept as
 * JSON in the outbox. Instants are ISO 8601 in UTC, days `YYYY-MM-DD` in Helsinki, money in cents.
 */
export const bookingFactsSchema = z.object({
  reference: z.string(),
  /** When the letter was owed: the stamp of its calendar file. */
  writtenAt: z.iso.datetime(),
  tourName: z.string(),
  tourUrl: z.string(),
  day: z.string(),
  startsAt: z.iso.datetime(),
  /** Null: the end is agreed with the guest. */
  endsAt: z.iso.datetime().nullable(),
  timesText: z.string(),
  meetingPoint: z.string(),
  isGuaranteed: z.boolean(),
  adults: z.int(),
  children: z.int(),
  adultPriceCents: z.int(),
  childPriceCents: z.int(),
  totalCents: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  specialRequests: z.string().nullable(),
  paymentMethod: z.enum(['card', 'crypto']),
  cryptoType: z.enum(CRYPTO_TYPES).nullable(),
  /** Crypto only: when the payment is due. */
  paymentDueAt: z.iso.datetime().nullable(),
  freeCancellationHours: z.int(),
  /** Refund letters only. */
  refundCents: z.int().nullable(),
  /** What had gone back of the payment otherwise: by the operator's hand. */
  returnedCents: z.int().default(0),
  /** What an earlier letter had said would go back, where it was another figure. */
  promisedCents: z.int().nullable().default(null),
  /** Why nothing goes back although the policy would return it. */
  refundWithheld: z.enum(['disputed', 'returned']).nullable().default(null),
  /** Cancelled for a reason of ours. */
  isCancelledByUs: z.boolean().default(false),
  /** By us, and not this booking alone: the departure does not run. */
  isCalledOff: z.boolean().default(false),
  /** What to wear and to take along. */
  whatToBring: z.string().default(''),
  refundReason: z.enum(['seat_gone', 'paid_twice', 'wrong_amount', 'called_off']).nullable(),
  /** A refund that a person must look at: refused, not answered, sent back by the bank, or overtaken by a dispute. */
  refundTrouble: z.enum(['refused', 'unanswered', 'bounced', 'disputed']).nullable().default(null),
  /** Stripe's own word for it. */
  providerCode: z.string().nullable().default(null),
  /** A payment page that a person must look at: Stripe does not know it, or has not told of it for hours. */
  checkoutTrouble: z.enum(['unknown', 'unsettled']).nullable().default(null),
  /** Stripe's name for that page. */
  sessionId: z.string().nullable().default(null),
})

export type BookingFacts = z.infer<typeof bookingFactsSchema>

const visitorFacts = {
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  /** How soon the visitor has our answer. */
  answerWithinHours: z.int(),
}

/** What a letter about a contact message or a wish for a tour is written from. */
export const messageFactsSchema = z.object({
  ...visitorFacts,
  phone: z.string().nullable(),
  message: z.string(),
})

export type MessageFacts = z.infer<typeof messageFactsSchema>

/** What a letter about a wish for transport is written from. */
export const transportFactsSchema = z.object({
  ...visitorFacts,
  serviceType: z.string(),
  serviceUrl: z.string(),
  destination: z.string(),
  additionalInfo: z.string().nullable(),
  /** How soon the visitor has a quote. Null: the price is fixed. */
  quoteWithinHours: z.int().nullable(),
})

export type TransportFacts = z.infer<typeof transportFactsSchema>

/** What a letter about a letter that could not be delivered is written from. */
export const undeliverableFactsSchema = z.object({
  letterId: z.uuid(),
  subject: z.string(),
  recipients: z.array(z.string()),
  owedAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  /** What the mail server said last. */
  reason: z.string(),
})

export type UndeliverableFacts = z.infer<typeof undeliverableFactsSchema>

/** Who we are, as every letter signs. */
export type Sender = {
  readonly brand: string
  /** Who sells, as business letters must name it. */
  readonly legalName: string
  readonly businessId: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly siteUrl: string
}

/** A file that travels with a letter. */
export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: string }

/** A letter as it is sent. */
export type WrittenLetter = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}
