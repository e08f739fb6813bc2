import { type ChangeableDeparture } from '@/lib/booking/changeable-booking'
import { refuseNewSeats, type SeatsRefusal } from '@/lib/booking/new-seats'
import { type Party, seatsFor } from '@/lib/booking/party'
import { placesCents, type Places, sellPlaces, shareTotal } from '@/lib/booking/places'

/** How money comes to the office. */
export const OFFICE_METHODS = ['bank_transfer', 'cash'] as const

export type OfficeMethod = (typeof OFFICE_METHODS)[number]

/** Null: the departure's price. A total of 0 is a free place. */
type OfficeOrder = {
  readonly party: Party
  readonly totalCents: number | null
  /** For this party alone. */
  readonly isPrivate: boolean
}

export type OfficeDecision =
  | { readonly kind: 'booked'; readonly places: Places; readonly totalCents: number }
  | SeatsRefusal
  | { readonly kind: 'refused'; readonly reason: 'no_adult' | 'not_alone' }

/**
 * Decide a booking that the operator takes: the rules of new seats, at the departure's price or an agreed total.
 *
 * Rule: office-bookings (docs/rules.md)
 */
export function decideOfficeBooking(
  { party, totalCents, isPrivate }: OfficeOrder,
  departure: ChangeableDeparture & { readonly seats: number },
  now: Date,
): OfficeDecision {
  if (party.adults < 1) return { kind: 'refused', reason: 'no_adult' }
  const refusal = refuseNewSeats(seatsFor(party), departure, { actor: 'operator' }, now)
  if (refusal) return refusal
  if (isPrivate && departure.seatsFree < departure.seats) return { kind: 'refused', reason: 'not_alone' }
  const sold = sellPlaces(party, departure.prices)
  const places = totalCents === null ? sold : shareTotal(sold, totalCents, 'agreed')
  return { kind: 'booked', places, totalCents: placesCents(places) }
}
