import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import { CHOICE_CAUSES, CHOICE_OPTIONS } from '@/lib/booking/choices/choice'
import { CANCEL_REASONS } from '@/lib/booking/changes/departure-cancellation'
import { MONEY_METHODS } from '@/lib/booking/money/money-methods'

/** What a guest may choose. */
const choiceFactsSchema = z.object({
  cause: z.enum(CHOICE_CAUSES),
  options: z.array(z.enum(CHOICE_OPTIONS)).readonly(),
  /** What a full refund gives. */
  refundCents: z.int(),
  /** The guest's bank has asked for the payment back. */
  isDisputed: z.boolean(),
  /** Null: the choice does not end by itself. */
  endsAt: z.iso.datetime().nullable(),
  /** Of a return trip: its last day. */
  returnTripUntil: z.string().nullable(),
  /** It is open again: the return trip was given up in time, cancelled by us, or saw no lights either. */
  again: z.enum(['given_up', 'cancelled', 'not_seen']).nullable(),
  /** It ended by itself, without the guest. */
  isOver: z.boolean(),
})

/** What every e-mail about a booking is written from. */
const baseSchema = z.object({
  reference: z.string(),
  /** When the e-mail was queued: the timestamp of its calendar file. */
  writtenAt: z.iso.datetime(),
  tourName: z.string(),
  tourUrl: z.string(),
  day: z.string(),
  startsAt: z.iso.datetime(),
  /** Null: the end is agreed with the guest. */
  endsAt: z.iso.datetime().nullable(),
  timesText: z.string(),
  meetingPoint: z.string(),
  /** Fetched where they stay. */
  isPickedUp: z.boolean().default(false),
  isGuaranteed: z.boolean(),
  adults: z.int(),
  children: z.int(),
  /** What each place was sold at, oldest first. */
  places: z
    .array(z.object({ band: z.enum(['adults', 'children']), count: z.int(), eachCents: z.int() }))
    .readonly(),
  /** What the places cost together, whatever of it we keep. */
  totalCents: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  specialRequests: z.string().nullable(),
  /** As the guest chose. */
  paymentMethod: z.enum(['card', 'crypto']),
  cryptoType: z.enum(CRYPTO_TYPES).nullable(),
  /** When the payment is due; null where there is none, or the guest is on the payment page. */
  paymentDueAt: z.iso.datetime().nullable(),
  freeCancellationHours: z.int(),
  /** Why we cancelled the departure. */
  cancelReason: z
    .enum([...CANCEL_REASONS, 'merged'])
    .nullable()
    .default(null),
  /** The latest start since the guest booked, where we have changed it: the cut-off is by the later one. */
  latestStartsAt: z.iso.datetime().nullable().default(null),
  /** Of a free return trip: the last day that it may be on. */
  returnTripUntil: z.string().nullable().default(null),
  /** Where the guide meets the party, as far as we know. */
  pickupPlace: z.string().nullable().default(null),
  /** What to wear and to take along. */
  whatToBring: z.string().default(''),
  /** Whether it was paid when the e-mail was queued. */
  isPaid: z.boolean().default(true),
  /** Its guest was sent a calendar file: it was confirmed, whatever became of it. */
  isInCalendars: z.boolean().default(false),
  /** Rises with each change, so that calendars take the newer file. */
  calendarSequence: z.int().default(0),
})

/** What some kinds add, with its value in all the others. */
const addedSchema = z.object({
  /** How what was taken of its payments came, oldest first; none before the first. In an e-mail about one payment, its. */
  paidBy: z.array(z.enum(MONEY_METHODS)).readonly().default([]),
  /** Crypto only: what the guest was told to send; decimal numbers as text. */
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
  /** What has come of a price in cryptocurrency; what is still to come of it, or of a change by card. */
  arrivedCents: z.int().default(0),
  restCents: z.int().default(0),
  /**
   * The booking's page, the guest's or the operator's, by whose e-mail it is. Null while the e-mail waits: links are made
   * when it is sent.
   */
  bookingUrl: z.string().nullable().default(null),
  /** Where a new e-mail address is proved, in the e-mail to it; made when it is sent as well. */
  addressUrl: z.string().nullable().default(null),
  /** Where the guest leaves the waiting list, in an e-mail that offers a place. */
  waitingUrl: z.string().nullable().default(null),
  /** What is attached to the guest's e-mail: rows of the ledger while it waits, their numbers once it is written. */
  documents: z.array(z.string()).default([]),
  /** Refund e-mails only. */
  refundCents: z.int().nullable().default(null),
  /** What had gone back of the payment otherwise: by the operator's hand. */
  returnedCents: z.int().default(0),
  /** What an earlier e-mail had said would go back, where it was another figure. */
  promisedCents: z.int().nullable().default(null),
  /** Why nothing goes back although the policy would return it. */
  refundWithheld: z.enum(['disputed', 'taken', 'returned']).nullable().default(null),
  /** What goes back is a person's to send, although it came by card: a refund has bounced. */
  isRefundByHand: z.boolean().default(false),
  /** Cancelled for a reason of ours. */
  isCancelledByUs: z.boolean().default(false),
  /** By us, and not this booking alone: the departure does not run. */
  isCalledOff: z.boolean().default(false),
  /** What the office says in its own words. */
  officeWords: z.string().nullable().default(null),
  /** When it started until we gave it another time. */
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
  /** Of a payment without a booking: the next days of the tour with room for the party. */
  nextDays: z.array(z.string()).readonly().default([]),
  /** How a person has sent the money back; null where it goes back by itself, or is still to be sent. */
  returnedBy: z.enum(MONEY_METHODS).nullable().default(null),
  /** The payment was for a change: the booking is as it was. */
  isOfChange: z.boolean().default(false),
  /** What a change was made from. */
  changedFrom: z.object({ day: z.string(), adults: z.int(), children: z.int() }).nullable().default(null),
  changePaidCents: z.int().default(0),
  /** A refund that a person must look at: refused, not answered, sent back by the bank, or overtaken by a dispute. */
  refundTrouble: z.enum(['refused', 'final', 'unanswered', 'bounced', 'disputed']).nullable().default(null),
  /** What the guest's bank asks about, suspects, asks back or has decided about: `won` is for us. */
  dispute: z
    .object({
      cents: z.int(),
      state: z.enum(['inquiry', 'inquiry_closed', 'fraud_suspected', 'open', 'appeal', 'won', 'lost']),
      /** Until when evidence is taken, where it is. */
      evidenceDueAt: z.iso.datetime().optional(),
      /** Of one that has ended: what had waited for it, and goes back now. */
      returnsCents: z.int().optional(),
      /** Of one that is lost: a credit note was issued for it. */
      hasNote: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** Stripe's own word for it. */
  providerCode: z.string().nullable().default(null),
  /** A payment page that a person must look at: Stripe does not know it, or has not told of it for hours. */
  checkoutTrouble: z.enum(['unknown', 'unsettled']).nullable().default(null),
  /** Stripe's name for that page. */
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
