import 'server-only'
import { addDays, type Day, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { type Party } from '@/lib/booking/party'
import { type TourTimes } from '@/lib/booking/tour'
import { placesCents } from '@/lib/booking/places'
import { type RefundReason } from '@/lib/booking/confirmation'
import { type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { enqueueEmail } from '@/lib/use-cases/outbox/enqueue-email'
import { type BookedTour, tourOf } from '@/lib/use-cases/departures/tour-of'
import { env } from '@/lib/env'
import { type BookingFacts } from '@/lib/emails/facts'
import { type BookingEmailKind } from '@/lib/emails/email'

export type BookingEmailContext = {
  /** What triggered the e-mail, where the same kind may be triggered twice; see `enqueueEmail`. */
  readonly cause?: string
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly now: Date
  /** The receipts and credit notes that travel with it, by their rows of the ledger. */
  readonly documents?: readonly string[]
  /** A payment page about which Stripe has told us nothing. */
  readonly page?: {
    readonly trouble: NonNullable<BookingFacts['checkoutTrouble']>
    readonly sessionId: string | null
  }
  readonly refund?: {
    /** Null: nothing had been paid. */
    readonly cents: number | null
    /** What had gone back of the payment otherwise. */
    readonly returnedCents?: number
    /** What earlier e-mails had said would go back. */
    readonly promisedCents?: number | null
    /** Why nothing goes back although the policy would return it. */
    readonly withheld?: BookingFacts['refundWithheld']
    readonly reason: RefundReason
    readonly isByUs?: boolean
    /** By us, and not this booking alone: the departure does not run. */
    readonly isCalledOff?: boolean
    readonly trouble?: NonNullable<BookingFacts['refundTrouble']>
    readonly providerCode?: string | null
  }
  /** It is about the payment of a change, and not of the booking. */
  readonly isOfChange?: boolean
  /** What a change was made from, and its money in cents. */
  readonly change?: {
    readonly from: Day
    readonly before: Party
    readonly paidCents: number
    readonly refundCents: number
  }
  /** What the guest may choose; from this e-mail on the time for it counts. */
  readonly choice?: { readonly id: string; readonly facts: NonNullable<BookingFacts['choice']> }
  /** When the departure started until we gave it another time. */
  readonly startedAt?: Date
}

/** Queue e-mails about a booking as part of this transaction: one of a kind per booking, cause and recipient. */
export async function enqueueBookingEmails(
  db: Db,
  kinds: readonly BookingEmailKind[],
  context: BookingEmailContext,
): Promise<void> {
  const { booking, cause, choice, now } = context
  const { id: bookingId, customerEmail: guestEmail } = booking
  const envelope = { about: { bookingId }, cause, guestEmail, choiceId: choice?.id, now }
  const facts = factsOf(context, await tourOf(db, context.departure))
  for (const kind of kinds) await enqueueEmail(db, { kind, facts }, envelope)
}

function factsOf(context: BookingEmailContext, tour: BookedTour): BookingFacts {
  const {
    booking,
    departure,
    now,
    documents = [],
    refund,
    page,
    change,
    isOfChange,
    choice,
    startedAt,
  } = context
  return {
    reference: booking.reference,
    writtenAt: now.toISOString(),
    tourName: tour.name,
    tourUrl: `${env().SITE_URL}${tour.route}`,
    day: departure.day,
    startsAt: departure.startsAt.toISOString(),
    ...timesOf(departure, tour.times),
    meetingPoint: tour.meetingPoint,
    whatToBring: tour.whatToBring,
    isGuaranteed: tour.isGuaranteed,
    adults: booking.adults,
    children: booking.children,
    places: booking.places,
    totalCents: placesCents(booking.places),
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    specialRequests: booking.specialRequests,
    paymentMethod: booking.paymentMethod,
    cryptoType: booking.cryptoType,
    paymentDueAt: booking.paymentMethod === 'crypto' ? (booking.expiresAt?.toISOString() ?? null) : null,
    freeCancellationHours: booking.cancellationPolicy.fullRefundHoursBefore,
    isPaid: booking.state === 'confirmed',
    changedFrom: change ? { day: change.from, ...change.before } : null,
    changePaidCents: change?.paidCents ?? 0,
    calendarSequence: booking.version - 1,
    documents: [...documents],
    refundCents: refund?.cents ?? change?.refundCents ?? null,
    returnedCents: refund?.returnedCents ?? 0,
    promisedCents: refund?.promisedCents ?? null,
    refundWithheld: refund?.withheld ?? null,
    isCancelledByUs: refund?.isByUs ?? false,
    isCalledOff: refund?.isCalledOff ?? false,
    refundTrouble: refund?.trouble ?? null,
    providerCode: refund?.providerCode ?? null,
    checkoutTrouble: page?.trouble ?? null,
    sessionId: page?.sessionId ?? null,
    refundReason: toldReason(refund?.reason),
    isOfChange: isOfChange ?? false,
    cancelReason: departure.cancelReason,
    startedAt: startedAt?.toISOString() ?? null,
    returnTripUntil: booking.returnTripUntil,
    choice: choice?.facts ?? null,
  }
}

/** Why a payment goes back that nobody asked back; null where the e-mail itself says why. */
function toldReason(reason: RefundReason | undefined): BookingFacts['refundReason'] {
  return reason === undefined || reason === 'cancelled' || reason === 'changed' ? null : reason
}

/** A departure with another start than content has for its tour takes as long. Rule: time-change (docs/rules.md) */
function timesOf({ day, startsAt }: StoredDeparture, times: TourTimes | null) {
  const startText = `Start ${helsinkiTime(startsAt)}`
  if (!times) return { endsAt: null, timesText: startText }
  const { start, end, text } = times
  const shiftMs = startsAt.getTime() - helsinkiInstant(day, start).getTime()
  // An end before the start is on the following day.
  const endDay = end !== null && end < start ? addDays(day, 1) : day
  const endsAt = end === null ? null : new Date(helsinkiInstant(endDay, end).getTime() + shiftMs)
  return { endsAt: endsAt?.toISOString() ?? null, timesText: shiftMs === 0 ? text : startText }
}
