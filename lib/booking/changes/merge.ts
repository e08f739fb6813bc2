import { holdsSeats } from '@/lib/booking/booking'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type CancelledParty, endUnpaidBooking } from '@/lib/booking/changes/departure-cancellation'
import { type MoveAtOurExpense, moveAtOurExpense } from '@/lib/booking/changes/move-at-our-expense'
import { seatsFor } from '@/lib/booking/party'
import { countGuestsByBand } from '@/lib/booking/seats/places'

/** What happens to one booking of a departure that is merged into another. */
type MergedParty<B> =
  | Extract<CancelledParty<B>, { readonly kind: 'ended' }>
  /** Moved to the other departure; the guest may choose something else instead (choice cause `merged`). */
  | (MoveAtOurExpense & { readonly kind: 'moved'; readonly booking: B })

export type MergeDecision<B> =
  | { readonly kind: 'merged'; readonly parties: readonly MergedParty<B>[] }
  | {
      readonly kind: 'refused'
      readonly reason:
        'other_tour' | 'same_date' | 'cancelled_before' | 'already_started' | 'date_closed' | 'date_private'
    }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_slots'; readonly seatsMissing: number }

/**
 * Decide whether to merge a departure into another of the same tour. Either all paid bookings move or none; unpaid
 * bookings end, as their departure is cancelled.
 *
 * @param into  the target departure: it may be closed for sale, but not cancelled, started or private
 *
 * Rule: merge (docs/rules.md)
 */
export function decideMerge<B extends ChangeableBooking>(
  from: ChangeableDeparture,
  into: ChangeableDeparture,
  bookings: readonly B[],
  now: Date,
): MergeDecision<B> {
  if (into.tourId !== from.tourId) return { kind: 'refused', reason: 'other_tour' }
  if (into.id === from.id) return { kind: 'refused', reason: 'same_date' }
  if (from.cancelledAt) return { kind: 'refused', reason: 'cancelled_before' }
  if (now >= from.startsAt) return { kind: 'refused', reason: 'already_started' }
  if (into.cancelledAt || now >= into.startsAt) return { kind: 'refused', reason: 'date_closed' }
  if (into.isPrivate) return { kind: 'refused', reason: 'date_private' }
  const live = bookings.filter((booking) => holdsSeats(booking, now))
  const seats = live
    .filter(({ state }) => state === 'confirmed')
    .reduce((sum, { places }) => sum + seatsFor(countGuestsByBand(places)), 0)
  const heldOnInto = live
    .filter(({ openChange }) => openChange?.departureId === into.id)
    .reduce((sum, { openChange }) => sum + (openChange?.seats ?? 0), 0)
  // Merging drops changes that are awaiting payment, which frees the seats they hold.
  const seatsMissing = seats - into.seatsFree - heldOnInto
  if (seatsMissing > 0) return { kind: 'refused', reason: 'not_enough_slots', seatsMissing }
  const parties = live.map((booking) =>
    booking.state === 'confirmed'
      ? ({ kind: 'moved', booking, ...moveAtOurExpense(booking, into) } as const)
      : { booking, ...endUnpaidBooking(booking) },
  )
  return { kind: 'merged', parties }
}
