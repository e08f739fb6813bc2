import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import { CHOICE_CAUSES, CHOICE_OPTIONS } from '@/lib/booking/choice'
import { CANCEL_REASONS } from '@/lib/booking/departure-cancellation'
import { MONEY_METHODS } from '@/lib/booking/ledger'
import { OFFICE_METHODS } from '@/lib/booking/office-booking'

/** The facts of an e-mail with the links of an address. `url` is null while it waits: links are made when it is sent. */
export const linksFactsSchema = z.object({
  bookings: z.array(
    z.object({
      bookingId: z.string(),
      reference: z.string(),
      tourName: z.string(),
      day: z.string(),
      url: z.string().nullable(),
    }),
  ),
})

export type LinksFacts = Readonly<z.infer<typeof linksFactsSchema>>

/** The facts of an e-mail to who has joined the waiting list. `url` is null while it waits: links are made when it is sent. */
export const waitingFactsSchema = z.object({
  partyId: z.string(),
  name: z.string(),
  adults: z.int(),
  children: z.int(),
  tourName: z.string(),
  days: z.array(z.string()),
  url: z.string().nullable(),
})

export type WaitingFacts = Readonly<z.infer<typeof waitingFactsSchema>>

/** The facts of an e-mail on who comes on a day. `departures` is empty while it waits: it is as it is when it is sent. */
export const dayListFactsSchema = z.object({
  day: z.string(),
  /** The inboxes were told of this day before. */
  isUpdate: z.boolean(),
  departureIds: z.array(z.int()),
  departures: z.array(
    z.object({
      tourName: z.string(),
      startsAt: z.iso.datetime(),
      isCancelled: z.boolean(),
      /** Parties that still choose what happens next. */
      choosing: z.int(),
      guests: z.string(),
      parties: z.array(
        z.object({
          pickUp: z.string().nullable(),
          name: z.string(),
          guests: z.string(),
          phone: z.string().nullable(),
          isPaid: z.boolean(),
        }),
      ),
      url: z.string(),
    }),
  ),
})

export type DayListFacts = Readonly<z.infer<typeof dayListFactsSchema>>

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

/**
 * The facts of an e-mail about a booking: a snapshot taken in the transaction that queues it, stored as JSON in the
 * outbox. Instants are ISO 8601 in UTC, days `YYYY-MM-DD` in Helsinki, money in cents.
 */
export const bookingFactsSchema = z.object({
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
  paymentMethod: z.enum(['card', 'crypto']),
  cryptoType: z.enum(CRYPTO_TYPES).nullable(),
  /** Paid at the office, and not by `paymentMethod`. */
  paidOtherwise: z.enum(OFFICE_METHODS).nullable().default(null),
  /** When the payment is due; null where there is none, or the guest is on the payment page. */
  paymentDueAt: z.iso.datetime().nullable(),
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
  freeCancellationHours: z.int(),
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
  refundCents: z.int().nullable(),
  /** What had gone back of the payment otherwise: by the operator's hand. */
  returnedCents: z.int().default(0),
  /** What an earlier e-mail had said would go back, where it was another figure. */
  promisedCents: z.int().nullable().default(null),
  /** Why nothing goes back although the policy would return it. */
  refundWithheld: z.enum(['disputed', 'returned']).nullable().default(null),
  /** Cancelled for a reason of ours. */
  isCancelledByUs: z.boolean().default(false),
  /** By us, and not this booking alone: the departure does not run. */
  isCalledOff: z.boolean().default(false),
  /** What the office says in its own words. */
  officeWords: z.string().nullable().default(null),
  /** Why we cancelled the departure. */
  cancelReason: z
    .enum([...CANCEL_REASONS, 'merged'])
    .nullable()
    .default(null),
  /** When it started until we gave it another time. */
  startedAt: z.iso.datetime().nullable().default(null),
  /** Of a free return trip: the last day that it may be on. */
  returnTripUntil: z.string().nullable().default(null),
  choice: choiceFactsSchema.nullable().default(null),
  /** Where the guide meets the party, as far as we know. */
  pickupPlace: z.string().nullable().default(null),
  /** What to wear and to take along. */
  whatToBring: z.string().default(''),
  refundReason: z
    .enum([
      ...['seat_gone', 'paid_twice', 'wrong_amount', 'called_off', 'change_dropped', 'booking_changed'],
      ...['overpaid', 'not_in_full', 'goodwill', 'tour_not_as_booked', 'our_mistake'],
    ] as const)
    .nullable(),
  /** Of a payment without a booking: the next days of the tour with room for the party. */
  nextDays: z.array(z.string()).readonly().default([]),
  /** How a person has sent the money back; null where it goes back by itself, or is still to be sent. */
  returnedBy: z.enum(MONEY_METHODS).nullable().default(null),
  /** The payment was for a change: the booking is as it was. */
  isOfChange: z.boolean().default(false),
  /** Whether it was paid when the e-mail was queued. */
  isPaid: z.boolean().default(true),
  /** What a change was made from. */
  changedFrom: z.object({ day: z.string(), adults: z.int(), children: z.int() }).nullable().default(null),
  changePaidCents: z.int().default(0),
  /** Its guest was sent a calendar file: it was confirmed, whatever became of it. */
  isInCalendars: z.boolean().default(false),
  /** Rises with each change, so that calendars take the newer file. */
  calendarSequence: z.int().default(0),
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

/** The facts of an e-mail about a contact message or a customized tour. */
export const messageFactsSchema = z.object({
  ...visitorFacts,
  phone: z.string().nullable(),
  message: z.string(),
})

export type MessageFacts = z.infer<typeof messageFactsSchema>

/** The facts of an e-mail about transport. */
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

/** The facts of an e-mail about an undeliverable one. */
export const undeliverableFactsSchema = z.object({
  emailId: z.uuid(),
  subject: z.string(),
  recipients: z.array(z.string()),
  queuedAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  /** What the mail server said last. */
  reason: z.string(),
  /** The operator's page of the booking that it was about, if any; made when this e-mail is sent. */
  bookingUrl: z.string().nullable().default(null),
})

export type UndeliverableFacts = z.infer<typeof undeliverableFactsSchema>

/** Something that wants a person. `url` is null while it waits: links are made when it is sent. */
const matterFactsSchema = z.object({
  /** The booking's reference, or what else it is about. */
  about: z.string(),
  text: z.string(),
  command: z.string(),
  bookingId: z.string().nullable(),
  url: z.string().nullable(),
})

/** The facts of Monday's e-mail to the operator. None names a guest. */
export const weekFactsSchema = z.object({
  monday: z.string(),
  matters: z.array(matterFactsSchema).readonly(),
  choices: z.array(matterFactsSchema).readonly(),
  /** Those of the week that are on sale or have guests, by day. */
  departures: z
    .array(
      z.object({
        day: z.string(),
        time: z.string(),
        tourName: z.string(),
        seats: z.int(),
        seatsTaken: z.int(),
      }),
    )
    .readonly(),
  /** Of the seven days before, and what is asked for and not there yet. */
  money: z.object({
    inCents: z.int(),
    outCents: z.int(),
    inAheadCents: z.int(),
    outAheadCents: z.int(),
  }),
  waiting: z.array(z.object({ day: z.string(), tourName: z.string(), parties: z.int() })).readonly(),
  /** Of each month of the season. */
  sales: z
    .array(z.object({ month: z.string(), seats: z.int(), seatsSold: z.int(), cents: z.int() }))
    .readonly(),
})

export type WeekFacts = Readonly<z.infer<typeof weekFactsSchema>>

/** The facts of the question whether the lights of a night were seen. `departureUrl` is null while it waits. */
export const lightsFactsSchema = z.object({
  departureId: z.int(),
  tourName: z.string(),
  day: z.string(),
  parties: z.int(),
  guests: z.int(),
  isAgain: z.boolean(),
  departureUrl: z.string().nullable(),
})

export type LightsFacts = Readonly<z.infer<typeof lightsFactsSchema>>

/** The company, as every e-mail is signed. */
export type Sender = {
  readonly brand: string
  /** The seller, as business correspondence must name it. */
  readonly legalName: string
  readonly businessId: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly siteUrl: string
}

/** A file that travels with an e-mail. */
export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** An e-mail as it is sent. */
export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}
