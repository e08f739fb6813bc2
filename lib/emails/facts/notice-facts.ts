import { z } from 'zod'
import { languageFact } from '@/lib/emails/facts/language-fact'

/**
 * Facts of an e-mail with links to all bookings of an e-mail address. `url` is null while it is queued, as links are
 * made when it is sent.
 */
export const bookingLinksFactsSchema = z.object({
  /** The language that the guest reads. */
  language: languageFact,
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

/**
 * Facts of an e-mail to someone joining the waiting list. `url` is null while it is queued, as links are made when it
 * is sent.
 */
export const waitingListFactsSchema = z.object({
  partyId: z.string(),
  /** The language that the party reads. */
  language: languageFact,
  name: z.string(),
  adults: z.int(),
  children: z.int(),
  tourName: z.string(),
  days: z.array(z.string()),
  url: z.string().nullable(),
})

/**
 * Facts of an e-mail that lists a day's guests. `departures` is empty while it is queued, and filled in when it is
 * sent.
 */
export const dayListFactsSchema = z.object({
  day: z.string(),
  /** Whether the operator's inboxes have already received a list for this day. */
  isUpdate: z.boolean(),
  departureIds: z.array(z.int()),
  departures: z.array(
    z.object({
      tourName: z.string(),
      startsAt: z.iso.datetime(),
      isCancelled: z.boolean(),
      /** The number of parties that have a choice to make. */
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

/** Facts of an e-mail to the operator about another e-mail that could not be delivered. */
export const undeliverableEmailFactsSchema = z.object({
  emailId: z.uuid(),
  subject: z.string(),
  recipients: z.array(z.string()),
  queuedAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  /** The mail server's latest response. */
  reason: z.string(),
  /**
   * The operator's link to the booking that the undeliverable e-mail was about, if any; made when this e-mail is sent.
   */
  bookingUrl: z.string().nullable().default(null),
})

/** An open item for staff. `url` is null while the e-mail is queued, as links are made when it is sent. */
const openItemFactsSchema = z.object({
  /** The booking's reference, or what else the item is about. */
  about: z.string(),
  text: z.string(),
  command: z.string(),
  bookingId: z.string().nullable(),
  url: z.string().nullable(),
})

/** Facts of Monday's e-mail to the operator. They contain no guest's name. */
export const weekAheadFactsSchema = z.object({
  monday: z.string(),
  matters: z.array(openItemFactsSchema).readonly(),
  choices: z.array(openItemFactsSchema).readonly(),
  /** The week's departures that are on sale or have guests, in order of day. */
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
  /** The totals of the previous seven days, and the amounts outstanding now. */
  money: z.object({
    inCents: z.int(),
    outCents: z.int(),
    inAheadCents: z.int(),
    outAheadCents: z.int(),
  }),
  waiting: z.array(z.object({ day: z.string(), tourName: z.string(), parties: z.int() })).readonly(),
  /** Sales for each month of the season. */
  sales: z
    .array(z.object({ month: z.string(), seats: z.int(), seatsSold: z.int(), cents: z.int() }))
    .readonly(),
})

export type WeekAheadFacts = Readonly<z.infer<typeof weekAheadFactsSchema>>

/**
 * Facts of the e-mail that asks the operator whether lights were seen. `operatorDepartureUrl` is null while it is
 * queued.
 */
export const lightsQuestionFactsSchema = z.object({
  departureId: z.int(),
  tourName: z.string(),
  day: z.string(),
  parties: z.int(),
  guests: z.int(),
  isAgain: z.boolean(),
  departureUrl: z.string().nullable(),
})

/**
 * Facts of an e-mail about a payment that belongs to no booking we know of. Personal data of the payer stays at Stripe.
 */
export const unknownPaymentFactsSchema = z.object({
  sessionId: z.string(),
  paymentIntentId: z.string().nullable(),
  cents: z.int(),
  currency: z.string(),
  reference: z.string().nullable(),
  day: z.string().nullable(),
})

export type UnknownPaymentFacts = Readonly<z.infer<typeof unknownPaymentFactsSchema>>

/** Facts of an e-mail about discrepancies found in the accounts. */
export const bookCheckFactsSchema = z.object({
  /** The Helsinki date of the nightly check. */
  night: z.string(),
  count: z.int(),
  /** The first few discrepancies found. */
  findings: z.array(z.object({ about: z.string(), text: z.string() })).readonly(),
  /**
   * Whether the ledger was compared with Stripe. `away`: Stripe did not respond; `off`: the site has no Stripe account.
   */
  stripe: z.enum(['compared', 'away', 'off']),
})

export type BookCheckFacts = Readonly<z.infer<typeof bookCheckFactsSchema>>

/**
 * Facts of an e-mail to the operator about a guest's review. `review` and `reviewUrl` are null while it is queued, and
 * stay so if the guest has withdrawn the review before it is sent.
 */
export const reviewFactsSchema = z.object({
  reviewId: z.uuid(),
  reference: z.string(),
  tourName: z.string(),
  day: z.string(),
  review: z
    .object({ stars: z.int(), words: z.string(), firstName: z.string(), country: z.string() })
    .nullable(),
  reviewUrl: z.string().nullable(),
})

/** Facts of the test e-mail that proves delivery works. */
export const deliveryTestFactsSchema = z.object({ askedAt: z.iso.datetime() })

/** Facts of an e-mail with a link to the office. `url` is null while it is queued, as the link is made when it is sent. */
export const officeLinkFactsSchema = z.object({
  /** The page that the person wanted. */
  returnTo: z.string(),
  url: z.string().nullable(),
})
