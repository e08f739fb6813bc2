import { type BookingState, hasBookingEnded, holdsSeats } from '@/lib/booking/booking'
import { type ChoiceCause, isDateKeptByDefault } from '@/lib/booking/choices/choice'
import { type Day, helsinkiDay } from '@/lib/calendar/day'

/** The status of a booking as shown to its guest. */
export type BookingStatus =
  /** We have just changed the booking, and can still undo that for a few minutes. */
  | 'change_by_us'
  /** The guest has to choose what happens next. */
  | 'choice_open'
  /**
   * The booking is paid and the tour is still to come, but the guest may choose something else, because we changed the
   * date or start time.
   */
  | 'may_choose'
  /** The booking is paid, and the tour is still to come. */
  | 'confirmed'
  /** The tour has begun or is over. */
  | 'over'
  /** Seats are held, but nothing has been paid yet. */
  | 'unpaid'
  /** The guest pays by bank debit, and the money has not arrived yet. */
  | 'debit'
  /** The booking is confirmed, with a change that is awaiting payment. */
  | 'change_open'
  /** The booking has ended, and we keep some or all of the price. */
  | 'cancelled'
  /** The booking has ended, and everything paid has been or will be refunded. */
  | 'refunded'
  /** The booking was not paid in time. */
  | 'lapsed'

/**
 * A booking's status at a given time.
 *
 * @param booking.totalCents  for a booking that has ended, the amount we keep
 */
export function toBookingStatus(
  booking: {
    readonly state: BookingState
    readonly expiresAt: Date | null
    readonly totalCents: number
    readonly isDebitUnderWay: boolean
    readonly hasOpenChange: boolean
    /** Why the guest may choose; null if there is nothing to choose. */
    readonly openChoice: ChoiceCause | null
    readonly isUnderChangeByUs: boolean
  },
  { startsAt }: { readonly startsAt: Date },
  now: Date,
): BookingStatus {
  if (booking.isUnderChangeByUs) return 'change_by_us'
  if (booking.state === 'confirmed') {
    const { openChoice } = booking
    if (openChoice !== null && !isDateKeptByDefault(openChoice)) return 'choice_open'
    if (startsAt <= now) return 'over'
    if (openChoice !== null) return 'may_choose'
    return booking.hasOpenChange ? 'change_open' : 'confirmed'
  }
  if (hasBookingEnded(booking.state)) return booking.totalCents > 0 ? 'cancelled' : 'refunded'
  if (booking.isDebitUnderWay) return 'debit'
  return holdsSeats(booking, now) ? 'unpaid' : 'lapsed'
}

/** Whether the guest has seats on an upcoming tour. */
export function hasUpcomingTour(standing: BookingStatus): boolean {
  return standing === 'confirmed' || standing === 'change_open' || standing === 'may_choose'
}

/** Whether the guest's seats are only held, awaiting payment. */
export function isAwaitingPayment(standing: BookingStatus): boolean {
  return standing === 'unpaid' || standing === 'debit'
}

/** Whether the guest's tour is today and has not ended. */
export function isTourToday(standing: BookingStatus, tour: TourTime, now: Date): boolean {
  return isTourInProgress(standing, tour, now) || (hasUpcomingTour(standing) && tour.day === helsinkiDay(now))
}

/** Whether the tour is under way; if its end is unknown, until the day is over. */
export function isTourInProgress(standing: BookingStatus, { day, endsAt }: TourTime, now: Date): boolean {
  if (standing !== 'over') return false
  return endsAt === null ? day === helsinkiDay(now) : now < new Date(endsAt)
}

type TourTime = { readonly day: Day; readonly endsAt: string | null }
