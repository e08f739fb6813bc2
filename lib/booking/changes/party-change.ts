import { type Requester } from '@/lib/booking/changes/requester'
import { type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { applyOrHoldChange } from '@/lib/booking/changes/apply-or-hold-change'
import { refuseNewSeats } from '@/lib/booking/seats/new-seats'
import { type Party, seatsFor } from '@/lib/booking/party'
import { changePartySize, countGuestsByBand } from '@/lib/booking/seats/places'

/**
 * Decide a change to the party: more or fewer guests, or a child who becomes an adult. Remaining guests keep their
 * price, added guests pay the departure's current price, and only the difference is paid or refunded.
 *
 * Rule: place-price (docs/rules.md)
 * Rule: new-seats (docs/rules.md)
 */
export function decidePartyChange(
  { booking, departure }: { readonly booking: ChangeableBooking; readonly departure: ChangeableDeparture },
  { party, asking }: { readonly party: Party; readonly asking: Requester },
  now: Date,
): ChangeDecision {
  if (party.adults < 1 || party.children < 0) return { kind: 'refused', reason: 'no_adult' }
  const known = countGuestsByBand(booking.places)
  if (party.adults === known.adults && party.children === known.children) return { kind: 'unchanged' }
  const seats = Math.max(0, seatsFor(party) - seatsFor(known))
  // Guests may add people to a departure that is private to their own party.
  const refusal = seats > 0 ? refuseNewSeats(seats, { ...departure, isPrivate: false }, asking, now) : null
  if (refusal) return refusal
  const { places } = changePartySize(booking.places, party, departure.prices)
  return applyOrHoldChange({ booking, from: departure, to: departure, places, seats }, asking, now)
}
