import { z } from 'zod'
import { REVIEW_REFUSAL_REASONS } from '@/lib/booking/days/review'
import { CHOICE_CAUSES, CHOICE_OPTIONS } from '@/lib/booking/choices/choice'
import { ALL_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { baseFactsSchema } from '@/lib/emails/facts/base-facts'

/** The choice offered to the guest. Amounts in cents. */
const choiceFactsSchema = z.object({
  cause: z.enum(CHOICE_CAUSES),
  options: z.array(z.enum(CHOICE_OPTIONS)).readonly(),
  /** The amount of a full refund, one of the options. */
  refundCents: z.int(),
  /** Whether the guest's bank has asked for the payment back. */
  isDisputed: z.boolean(),
  /** When the choice expires; null if it never does. */
  endsAt: z.iso.datetime().nullable(),
  /** The last day on which a free return trip may take place; null if none is offered. */
  returnTripUntil: z.string().nullable(),
  /** The names of the other tours that may be chosen. */
  otherTours: z.array(z.string()).readonly().default([]),
  /**
   * Why the guest may choose again: the guest cancelled the return trip in time (`given_up`), we cancelled it, or no
   * lights were seen on it either. Null the first time.
   */
  again: z.enum(['given_up', 'cancelled', 'not_seen']).nullable(),
  /** Whether the deadline passed without the guest choosing. */
  isOver: z.boolean(),
})

/** Facts that only some kinds of e-mail need, with defaults for the others. */
const addedSchema = z.object({
  /**
   * The methods of the payments we kept, oldest first; empty if there are none. In an e-mail about a single payment,
   * only that payment's method.
   */
  paidBy: z.array(z.enum(ALL_PAYMENT_METHODS)).readonly().default([]),
  /** For cryptocurrency only: the payment details sent to the guest, with amounts as decimal strings. */
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
  /**
   * The amount of a cryptocurrency payment received so far, and the rest still due (`restCents`); also used for a
   * change paid by card.
   */
  arrivedCents: z.int().default(0),
  restCents: z.int().default(0),
  /**
   * The link to the booking's page for this recipient. Null while the e-mail is queued, as links are made when it is
   * sent.
   */
  bookingUrl: z.string().nullable().default(null),
  /** The link that confirms a new e-mail address. Only in the e-mail to that address, and made when it is sent. */
  addressUrl: z.string().nullable().default(null),
  /** The link for leaving the waiting list. Only in an e-mail that offers a place. */
  waitingUrl: z.string().nullable().default(null),
  /** The link where the guest writes and withdraws a review. Only in e-mails about it, and made when they are sent. */
  reviewUrl: z.string().nullable().default(null),
  /** Why the guest's review is not shown. */
  reviewRefusedFor: z.enum(REVIEW_REFUSAL_REASONS).nullable().default(null),
  /** Who guides the tour, as a sentence; null if nobody is named yet. */
  guideText: z.string().nullable().default(null),
  /**
   * The receipts and credit notes attached to the guest's e-mail: ids of ledger rows while it is queued, document
   * numbers when it is rendered.
   */
  documents: z.array(z.string()).default([]),
  /** The amount refunded; null in an e-mail that is not about a refund. */
  refundCents: z.int().nullable().default(null),
  /** What the guest gets back in all, in several refunds with an e-mail each, if this is one of them. */
  refundWholeCents: z.int().nullable().default(null),
  /** The amount that staff have already refunded separately. */
  returnedCents: z.int().default(0),
  /** In an e-mail that ends a booking: all that was ever paid for it, and what of it had been refunded before. */
  paid: z.object({ cents: z.int(), refundedCents: z.int() }).nullable().default(null),
  /** The refund announced in an earlier e-mail, if that amount was different; otherwise null. */
  promisedCents: z.int().nullable().default(null),
  /**
   * Why nothing is refunded although the cancellation rule would allow it: the payment is in dispute, the bank has
   * taken it, or all of it has already been refunded.
   */
  refundWithheld: z.enum(['disputed', 'taken', 'returned']).nullable().default(null),
  /**
   * Whether staff must send the whole refund by hand although the booking was paid by card, because a card refund has
   * bounced.
   */
  isRefundByHand: z.boolean().default(false),
  /** Whether we cancelled the booking for our own reasons. */
  isCancelledByUs: z.boolean().default(false),
  /** Whether we cancelled the whole departure, not just this booking. */
  isCalledOff: z.boolean().default(false),
  /** Free text written by the office for the guest. */
  officeWords: z.string().nullable().default(null),
  /** The previous start of the tour, if we changed it; otherwise null. */
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
  /**
   * In an e-mail about a payment that led to no booking: the next days on which the tour has enough seats for the
   * party.
   */
  nextDays: z.array(z.string()).readonly().default([]),
  /** The method by which staff refunded the money; null if Stripe refunds it, or staff have not sent it yet. */
  returnedBy: z.enum(ALL_PAYMENT_METHODS).nullable().default(null),
  /** Whether the payment was for a change, so that the booking itself stays as it was. */
  isOfChange: z.boolean().default(false),
  /** The day and the party before the change. */
  changedFrom: z.object({ day: z.string(), adults: z.int(), children: z.int() }).nullable().default(null),
  /** The name of the tour before the change, if it was another. */
  changedFromTour: z.string().nullable().default(null),
  changePaidCents: z.int().default(0),
  /** Whether we made the change for our own reasons, and the guest did not ask for it. */
  isChangedByUs: z.boolean().default(false),
  /** The unpaid change that ended because of what the e-mail is about: its day and party. */
  droppedChange: z.object({ day: z.string(), adults: z.int(), children: z.int() }).nullable().default(null),
  /**
   * Why staff must look at a refund: Stripe refused it (`final`: for good) or did not respond, it bounced, or the
   * payment was disputed first.
   */
  refundTrouble: z.enum(['refused', 'final', 'unanswered', 'bounced', 'disputed']).nullable().default(null),
  /** A dispute, inquiry or fraud warning from the guest's bank. `won` means that we keep the money. */
  dispute: z
    .object({
      cents: z.int(),
      state: z.enum(['inquiry', 'inquiry_closed', 'fraud_suspected', 'open', 'appeal', 'won', 'lost']),
      /** The deadline for submitting evidence, if the bank accepts any. */
      evidenceDueAt: z.iso.datetime().optional(),
      /** When the dispute has ended: the refund that was waiting for this and is now due, in cents. */
      returnsCents: z.int().optional(),
      /** Whether a credit note was issued for a lost dispute. */
      hasNote: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** Stripe's code for an error or reason; null if there is none. */
  providerCode: z.string().nullable().default(null),
  /** Why staff must look into a payment page: Stripe has no record of it, or has not reported for hours whether it was paid. */
  checkoutTrouble: z.enum(['unknown', 'unsettled']).nullable().default(null),
  /** Stripe's id of the payment page. */
  sessionId: z.string().nullable().default(null),
})

/**
 * The facts of an e-mail about a booking: a snapshot taken in the transaction that queues the e-mail, and stored as
 * JSON in the outbox. Instants are ISO 8601 in UTC, days `YYYY-MM-DD` in Helsinki, money in cents.
 */
export const bookingFactsSchema = baseFactsSchema.extend(addedSchema.shape)

export type BookingFacts = z.infer<typeof bookingFactsSchema>
export type ExtraBookingFacts = z.input<typeof addedSchema>
