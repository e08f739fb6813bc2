import 'server-only'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { latestDepartureEnd } from '@/lib/booking/seats/latest-departure-end'
import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { type Party } from '@/lib/booking/party'
import { type TourTimes } from '@/lib/booking/tour'
import { totalPlacesCents } from '@/lib/booking/seats/places'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { type BookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { env } from '@/lib/env'
import { type Language } from '@/lib/language/language'
import { addressOf } from '@/lib/contract/address'
import { formatClock } from '@/lib/language/dates'
import { words } from '@/lib/words/words'
import { type BaseFacts } from '@/lib/emails/facts/base-facts'
import {
  type ExtraBookingFacts,
  type BookingFacts,
  bookingFactsSchema,
} from '@/lib/emails/facts/booking-facts'

export type BookingFactsInput = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly now: Date
  /** The methods of the booking's payments, or of just the payment that the e-mail is about. See `listUsedPaymentMethods`. */
  readonly paidBy?: BookingFacts['paidBy']
  /** The receipts and credit notes to attach, identified by their ledger rows. */
  readonly documents?: readonly string[]
  /** A payment page that could not be settled with Stripe. */
  readonly page?: {
    readonly trouble: NonNullable<BookingFacts['checkoutTrouble']>
    readonly sessionId: string | null
  }
  readonly refund?: {
    /** The amount refunded now, in cents; null if nothing had been paid. */
    readonly cents: number | null
    /** What the guest gets back in all, if this is a part of it. */
    readonly wholeCents?: number | null
    readonly returnedCents?: number
    readonly promisedCents?: number | null
    /** Why nothing is refunded although the policy would allow a refund. */
    readonly withheld?: BookingFacts['refundWithheld']
    /** All that was ever paid for a booking that has ended, and what of it had been refunded before. */
    readonly paid?: NonNullable<BookingFacts['paid']>
    readonly reason: RefundReason
    readonly isByUs?: boolean
    /** Whether we cancelled the whole departure, not just this booking. */
    readonly isCalledOff?: boolean
    readonly trouble?: NonNullable<BookingFacts['refundTrouble']>
    readonly providerCode?: string | null
    /** How staff sent the refund, if they did. */
    readonly sentBy?: BookingFacts['returnedBy']
  }
  readonly dispute?: NonNullable<BookingFacts['dispute']>
  /** The payment details sent, if any; the amounts already received, by any method, and still due, in cents. */
  readonly crypto?: {
    readonly details:
      (Omit<NonNullable<BookingFacts['cryptoDetails']>, 'sentAt'> & { readonly sentAt: Date }) | null
    readonly arrivedCents?: number
    readonly restCents?: number
    /** When the change must be paid for, if not by the booking's own deadline. */
    readonly dueAt?: Date
  }
  readonly isOfChange?: boolean
  /** The date, tour (if it was another) and party before the change; the amounts paid and refunded for it, in cents. */
  readonly change?: {
    readonly from: Day
    readonly fromTourId?: number
    readonly before: Party
    readonly paidCents: number
    readonly refundCents: number
    /** Whether we made it for our own reasons, and the guest did not ask for it. */
    readonly isByUs?: boolean
  }
  /** The unpaid change that ended because of what the e-mail is about. */
  readonly dropped?: NonNullable<BookingFacts['droppedChange']>
  readonly nextDays?: readonly Day[]
  /** The options that the guest can choose from. The time to choose runs from when this e-mail is sent. */
  readonly choice?: { readonly id: string; readonly facts: NonNullable<BookingFacts['choice']> }
  /** The text of a message from staff to the guest. */
  readonly officeWords?: string | null
  readonly startedAt?: Date
  readonly reviewRefusedFor?: ReviewRefusalReason
  readonly guideText?: string | null
}

/** What the facts say in words. */
export type FactsInWords = {
  /** The reader's: the guest's own, or English for the office. */
  readonly language: Language
  readonly tour: BookedTour
  /** The tour before the change, if it was another. */
  readonly fromTour?: BookedTour | null
}

/** Collect the facts about a booking for the guest's page, e-mails and calendar files. */
export function collectBookingFacts(occasion: BookingFactsInput, said: FactsInWords): BookingFacts {
  return bookingFactsSchema.parse({
    ...baseFacts(occasion, said),
    ...addedFacts(occasion),
    changedFromTour: said.fromTour?.name,
  })
}

function baseFacts(
  { booking, departure, now, crypto }: BookingFactsInput,
  { tour, language }: FactsInWords,
): BaseFacts {
  const { name: tourName, meetingPoint, isPickedUp, whatToBring, isGuaranteed } = tour
  return {
    ...booking,
    ...{ tourName, meetingPoint, isPickedUp, whatToBring, isGuaranteed },
    writtenAt: now.toISOString(),
    tourUrl: `${env().SITE_URL}${addressOf(tour.route, language)}`,
    day: departure.day,
    startsAt: departure.startsAt.toISOString(),
    ...timesOf(departure, tour.times, language),
    totalCents: totalPlacesCents(booking.places),
    paymentDueAt: dueAtOf(booking, crypto)?.toISOString() ?? null,
    freeCancellationHours: booking.cancellationPolicy.fullRefundHoursBefore,
    isPaid: booking.state === 'confirmed',
    isInCalendars: booking.confirmedAt !== null,
    calendarSequence: booking.version - 1,
    cancelReason: departure.cancelReason,
    latestStartsAt: booking.latestStartsAt?.toISOString() ?? null,
  }
}

function addedFacts(occasion: BookingFactsInput): ExtraBookingFacts {
  const { refund, page, change, crypto, documents, paidBy, dispute, officeWords, nextDays } = occasion
  return {
    ...{ paidBy, dispute, officeWords, nextDays, isOfChange: occasion.isOfChange },
    documents: documents && [...documents],
    cryptoDetails: detailsOf(crypto),
    arrivedCents: crypto?.arrivedCents,
    restCents: crypto?.restCents,
    changedFrom: change && { day: change.from, ...change.before },
    changePaidCents: change?.paidCents,
    isChangedByUs: change?.isByUs,
    droppedChange: occasion.dropped,
    refundCents: refund?.cents ?? change?.refundCents,
    refundWholeCents: refund?.wholeCents,
    returnedCents: refund?.returnedCents,
    paid: refund?.paid,
    promisedCents: refund?.promisedCents,
    refundWithheld: refund?.withheld,
    refundReason: statedReason(refund?.reason),
    refundTrouble: refund?.trouble,
    providerCode: refund?.providerCode,
    returnedBy: refund?.sentBy,
    isCancelledByUs: refund?.isByUs,
    isCalledOff: refund?.isCalledOff,
    checkoutTrouble: page?.trouble,
    sessionId: page?.sessionId,
    startedAt: occasion.startedAt?.toISOString(),
    choice: occasion.choice?.facts,
    reviewRefusedFor: occasion.reviewRefusedFor,
    guideText: occasion.guideText,
  }
}

/**
 * When the booking or change must be paid; null for a booking on its first Stripe page, which has an expiry of its own.
 */
function dueAtOf(booking: StoredBooking, crypto: BookingFactsInput['crypto']): Date | null {
  if (booking.state === 'hold' && !outlivesPaymentPage(booking)) return null
  return crypto?.dueAt ?? booking.expiresAt
}

function detailsOf(crypto: BookingFactsInput['crypto']): BookingFacts['cryptoDetails'] {
  if (!crypto?.details) return null
  const { address, network, coins, rate, rateSource, sentAt } = crypto.details
  return { address, network, coins, rate, rateSource, sentAt: sentAt.toISOString() }
}

/** Why a payment is refunded although nobody asked; null if the kind of e-mail already says so. */
function statedReason(reason: RefundReason | undefined): BookingFacts['refundReason'] {
  return reason === undefined || reason === 'cancelled' || reason === 'changed' ? null : reason
}

/** A departure with a start other than that in content takes as long as usual. Rule: time-change (docs/rules.md) */
function timesOf({ day, startsAt }: StoredDeparture, times: TourTimes | null, language: Language) {
  const startText = words('email', language)('start', { time: formatClock(startsAt, language) })
  if (!times) return { endsAt: null, timesText: startText }
  const endsAt = latestDepartureEnd({ day, startsAt }, times)
  const isShifted = startsAt.getTime() !== helsinkiInstant(day, times.start).getTime()
  return { endsAt: endsAt?.toISOString() ?? null, timesText: isShifted ? startText : times.text }
}
