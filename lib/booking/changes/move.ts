import { type Requester } from '@/lib/booking/changes/requester'
import { type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { applyOrHoldChange } from '@/lib/booking/changes/apply-or-hold-change'
import { refuseNewSeats } from '@/lib/booking/seats/new-seats'
import { seatsFor } from '@/lib/booking/party'
import { repricePlaces, countGuestsByBand } from '@/lib/booking/seats/places'

/**
 * Decide a move to another departure of the same tour. The whole party is repriced, except that agreed prices and free
 * return trips stay the same.
 *
 * Rule: move-price (docs/rules.md)
 * Rule: new-seats (docs/rules.md)
 */
export function decideMove(
  { booking, departure }: { readonly booking: ChangeableBooking; readonly departure: ChangeableDeparture },
  { to, asking }: { readonly to: ChangeableDeparture; readonly asking: Requester },
  now: Date,
): ChangeDecision {
  if (to.id === booking.departureId) return { kind: 'unchanged' }
  if (to.tourId !== departure.tourId) return { kind: 'refused', reason: 'other_tour' }
  if (booking.returnTripUntil !== null && to.day > booking.returnTripUntil)
    return { kind: 'refused', reason: 'after_return_trip_end' }
  const seats = seatsFor(countGuestsByBand(booking.places))
  const refusal = refuseNewSeats(seats, to, asking, now)
  if (refusal) return refusal
  const places = repricePlaces(booking.places, to.prices)
  return applyOrHoldChange({ booking, from: departure, to, places, seats }, asking, now)
}
