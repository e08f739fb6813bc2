import { type BookingState, hasEnded, holdsSeats } from '@/lib/booking/booking'
import { type ChoiceCause, keepsDate } from '@/lib/booking/choice'
import { type Day, helsinkiDay } from '@/lib/calendar/day'

/** How a booking stands, as its guest reads it. */
export type Standing =
  /** A command of ours changes it, and can be undone for some minutes. */
  | 'change_by_us'
  /** The guest chooses what happens next. */
  | 'choice_open'
  /** Paid, and ahead; the guest may choose otherwise, as we have changed the date or its start. */
  | 'may_choose'
  /** Paid, and ahead. */
  | 'confirmed'
  /** The tour has begun, or is over. */
  | 'over'
  /** Held until it is paid. */
  | 'unpaid'
  /** Paid by bank debit, and the money is on its way. */
  | 'debit'
  /** Confirmed, with a change that waits for its payment. */
  | 'change_open'
  /** Ended, and we keep a part of its price or all. */
  | 'cancelled'
  /** Ended, and all of what was paid goes back or has gone. */
  | 'refunded'
  /** Not paid in time. */
  | 'lapsed'

/**
 * How a booking stands at an instant.
 *
 * @param booking.totalCents  of a booking that has ended what we keep
 */
export function standingOf(
  booking: {
    readonly state: BookingState
    readonly expiresAt: Date | null
    readonly totalCents: number
    readonly isDebitUnderWay: boolean
    readonly hasOpenChange: boolean
    /** Why the guest may choose; null: there is nothing to choose. */
    readonly openChoice: ChoiceCause | null
    readonly isUnderChangeByUs: boolean
  },
  { startsAt }: { readonly startsAt: Date },
  now: Date,
): Standing {
  if (booking.isUnderChangeByUs) return 'change_by_us'
  if (booking.state === 'confirmed') {
    const { openChoice } = booking
    if (openChoice !== null && !keepsDate(openChoice)) return 'choice_open'
    if (startsAt <= now) return 'over'
    if (openChoice !== null) return 'may_choose'
    return booking.hasOpenChange ? 'change_open' : 'confirmed'
  }
  if (hasEnded(booking.state)) return booking.totalCents > 0 ? 'cancelled' : 'refunded'
  if (booking.isDebitUnderWay) return 'debit'
  return holdsSeats(booking, now) ? 'unpaid' : 'lapsed'
}

/** Whether the guest has seats on a tour that is still to come. */
export function isAhead(standing: Standing): boolean {
  return standing === 'confirmed' || standing === 'change_open' || standing === 'may_choose'
}

/** Whether the guest has seats for as long as a payment is awaited. */
export function isPaying(standing: Standing): boolean {
  return standing === 'unpaid' || standing === 'debit'
}

/** Whether it is the day of a tour that the guest has seats on, until its end. */
export function isToday(standing: Standing, tour: TourTime, now: Date): boolean {
  return isRunning(standing, tour, now) || (isAhead(standing) && tour.day === helsinkiDay(now))
}

/** Whether the tour has begun, and nobody is home yet; where its end is not known, until the day is over. */
export function isRunning(standing: Standing, { day, endsAt }: TourTime, now: Date): boolean {
  if (standing !== 'over') return false
  return endsAt === null ? day === helsinkiDay(now) : now < new Date(endsAt)
}

type TourTime = { readonly day: Day; readonly endsAt: string | null }
