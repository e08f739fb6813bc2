import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import { CHOICE_CAUSES, CHOICE_OPTIONS } from '@/lib/booking/choices/choice'
import { CANCEL_REASONS } from '@/lib/booking/changes/departure-cancellation'
import { MONEY_METHODS } from '@/lib/booking/money/money-methods'

/** The choice offered to the guest. */
const choiceFactsSchema = z.object({
  cause: z.enum(CHOICE_CAUSES),
  options: z.array(z.enum(CHOICE_OPTIONS)).readonly(),
  /** Amount of a full refund. */
  refundCents: z.int(),
  /** Whether the guest's bank has asked for the payment back. */
  isDisputed: z.boolean(),
  /** Null: the choice has no deadline. */
  endsAt: z.iso.datetime().nullable(),
  /** Last day for a return trip. */
  returnTripUntil: z.string().nullable(),
  /** Why the choice is open again: the guest cancelled the return trip in time, we did, or it saw no lights either. */
  again: z.enum(['given_up', 'cancelled', 'not_seen']).nullable(),
  /** Whether the deadline passed without the guest choosing. */
  isOver: z.boolean(),
})

/** Facts that every e-mail about a booking needs. */
const baseSchema = z.object({
  reference: z.string(),
  /** When the e-mail was queued; also the timestamp of its calendar file. */
  writtenAt: z.iso.datetime(),
  tourName: z.string(),
  tourUrl: z.string(),
  day: z.string(),
  startsAt: z.iso.datetime(),
  /** Null: the end is agreed with the guest. */
  endsAt: z.iso.datetime().nullable(),
  timesText: z.string(),
  meetingPoint: z.string(),
  /** Whether the party is picked up at its accommodation. */
  isPickedUp: z.boolean().default(false),
  isGuaranteed: z.boolean(),
  adults: z.int(),
  children: z.int(),
  /** Price that each place was sold at, oldest first. */
  places: z
    .array(z.object({ band: z.enum(['adults', 'children']), count: z.int(), eachCents: z.int() }))
    .readonly(),
  /** Price of all places, even if we keep only part of it. */
  totalCents: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  specialRequests: z.string().nullable(),
  /** The guest's choice. */
  paymentMethod: z.enum(['card', 'crypto']),
  cryptoType: z.enum(CRYPTO_TYPES).nullable(),
  /** When the payment is due; null if there is none, or the guest is on the payment page. */
  paymentDueAt: z.iso.datetime().nullable(),
  freeCancellationHours: z.int(),
  /** Why we cancelled the departure. */
  cancelReason: z
    .enum([...CANCEL_REASONS, 'merged'])
    .nullable()
    .default(null),
  /** Latest start since the guest booked, if we have changed it: the later start sets the cut-off. */
  latestStartsAt: z.iso.datetime().nullable().default(null),
  /** Last possible day of a free return trip. */
  returnTripUntil: z.string().nullable().default(null),
  /** Where the guide meets the party; null if unknown. */
  pickupPlace: z.string().nullable().default(null),
  /** What to wear and bring. */
  whatToBring: z.string().default(''),
  /** Whether it was paid when the e-mail was queued. */
  isPaid: z.boolean().default(true),
  /** Whether the guest was sent a calendar file: the booking was confirmed at some point. */
  isInCalendars: z.boolean().default(false),
  /** Increases with each change, so that calendars use the newer file. */
  calendarSequence: z.int().default(0),
})

/** Facts that only some kinds need, with defaults for the others. */
const addedSchema = z.object({
  /** Methods of the payments we kept, oldest first; empty before the first. For a single payment, only its method. */
  paidBy: z.array(z.enum(MONEY_METHODS)).readonly().default([]),
  /** Crypto only: the payment details sent to the guest; decimal numbers as text. */
  cryptoDetails: z
    .object({
      address: z.string(),
      network: z.string(),
      coins: z.string(),
      rate: z.string(),
      rateSource: z.string().nullable(),
      sentAt: z.iso.datetime(),
    })
    .nullable()
    .default(null),
  /** Received so far of a price in cryptocurrency; and the rest due for it, or for a change paid by card. */
  arrivedCents: z.int().default(0),
  restCents: z.int().default(0),
  /** The recipient's page of the booking. Null while the e-mail is queued: links are made when it is sent. */
  bookingUrl: z.string().nullable().default(null),
  /** Link that proves a new e-mail address; only in the e-mail to that address, and made when it is sent. */
  addressUrl: z.string().nullable().default(null),
  /** Link to leave the waiting list; only in an e-mail that offers a place. */
  waitingUrl: z.string().nullable().default(null),
  /** Attached to the guest's e-mail: ledger row ids while it is queued, document numbers once it is rendered. */
  documents: z.array(z.string()).default([]),
  /** Refund e-mails only. */
  refundCents: z.int().nullable().default(null),
  /** Amount already refunded separately, by staff. */
  returnedCents: z.int().default(0),
  /** Refund announced in an earlier e-mail, if the amount differed. */
  promisedCents: z.int().nullable().default(null),
  /** Why nothing is refunded although the policy would allow it. */
  refundWithheld: z.enum(['disputed', 'taken', 'returned']).nullable().default(null),
  /** Staff must send the refund although the payment was by card: a card refund has bounced. */
  isRefundByHand: z.boolean().default(false),
  /** Whether we cancelled it, for our own reasons. */
  isCancelledByUs: z.boolean().default(false),
  /** Whether we cancelled the whole departure, not just this booking. */
  isCalledOff: z.boolean().default(false),
  /** Free text written by the office. */
  officeWords: z.string().nullable().default(null),
  /** The previous start, if we moved it. */
  startedAt: z.iso.datetime().nullable().default(null),
  choice: choiceFactsSchema.nullable().default(null),
  refundReason: z
    .enum([
      ...['seat_gone', 'paid_twice', 'wrong_amount', 'called_off', 'change_dropped', 'booking_changed'],
      'booking_ended',
      'dispute_ended',
      ...['overpaid', 'not_in_full', 'goodwill', 'tour_not_as_booked', 'our_mistake'],
    ] as const)
    .nullable()
    .default(null),
  /** For a payment without a booking: the tour's next days with enough free seats for the party. */
  nextDays: z.array(z.string()).readonly().default([]),
  /** How staff returned the money; null if Stripe returns it, or it has not been sent yet. */
  returnedBy: z.enum(MONEY_METHODS).nullable().default(null),
  /** Whether the payment was for a change; the booking itself is unchanged. */
  isOfChange: z.boolean().default(false),
  /** Day and party before the change. */
  changedFrom: z.object({ day: z.string(), adults: z.int(), children: z.int() }).nullable().default(null),
  changePaidCents: z.int().default(0),
  /** Why staff must look at a refund: refused, unanswered, returned by the bank, or overtaken by a dispute. */
  refundTrouble: z.enum(['refused', 'final', 'unanswered', 'bounced', 'disputed']).nullable().default(null),
  /** A dispute, an inquiry or a fraud warning from the guest's bank; `won` means that we keep the money. */
  dispute: z
    .object({
      cents: z.int(),
      state: z.enum(['inquiry', 'inquiry_closed', 'fraud_suspected', 'open', 'appeal', 'won', 'lost']),
      /** Deadline for evidence, if evidence is accepted. */
      evidenceDueAt: z.iso.datetime().optional(),
      /** Once the dispute has ended: the refund that was waiting for it and is now due. */
      returnsCents: z.int().optional(),
      /** Whether a credit note was issued for a lost dispute. */
      hasNote: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** Stripe's code for the error or reason. */
  providerCode: z.string().nullable().default(null),
  /** Why staff must look at a payment page: Stripe does not know it, or has sent no update for hours. */
  checkoutTrouble: z.enum(['unknown', 'unsettled']).nullable().default(null),
  /** Stripe's id of the payment page. */
  sessionId: z.string().nullable().default(null),
})

/**
 * The facts of an e-mail about a booking: a snapshot taken in the transaction that queues it, stored as JSON in the
 * outbox. Instants are ISO 8601 in UTC, days `YYYY-MM-DD` in Helsinki, money in cents.
 */
export const bookingFactsSchema = baseSchema.extend(addedSchema.shape)

export type BookingFacts = z.infer<typeof bookingFactsSchema>
export type BaseFacts = z.input<typeof baseSchema>
export type AddedFacts = z.input<typeof addedSchema>
