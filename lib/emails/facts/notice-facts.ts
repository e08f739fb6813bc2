import { z } from 'zod'

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

/** The facts of an e-mail about a payment whose booking nobody knows. What Stripe says of its person stays there. */
export const unknownPaymentFactsSchema = z.object({
  sessionId: z.string(),
  paymentIntentId: z.string().nullable(),
  cents: z.int(),
  currency: z.string(),
  reference: z.string().nullable(),
  day: z.string().nullable(),
})

export type UnknownPaymentFacts = Readonly<z.infer<typeof unknownPaymentFactsSchema>>

/** The facts of an e-mail about books that do not agree. */
export const booksFactsSchema = z.object({
  /** In Helsinki. */
  night: z.string(),
  count: z.int(),
  /** The first of them. */
  findings: z.array(z.object({ about: z.string(), text: z.string() })).readonly(),
  /** Whether the ledger was compared with Stripe. */
  stripe: z.enum(['compared', 'away', 'off']),
})

export type BooksFacts = Readonly<z.infer<typeof booksFactsSchema>>
