/** What unpaid cryptocurrency bookings may hold of a departure's seats, once there is one. */
const CRYPTO_SHARE = 0.5

/** What they may hold of all seats that a tour has on sale. */
const CRYPTO_SHARE_OF_TOUR = 0.1

export type CryptoHoldRefusal =
  | { readonly kind: 'refused'; readonly reason: 'crypto_hold_exists' }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_crypto_slots'; readonly seatsFree: number }

/** What unpaid cryptocurrency bookings hold already, and whether one of the departure's is this guest's. */
export type CryptoHolds = {
  readonly seats: number
  readonly hasOneOfGuest: boolean
  readonly seatsOfTour: number
}

/**
 * Decide whether a party may hold its seats for two days without having paid anything. Such holds cost nothing, so they
 * are few: one for each guest and departure, and all of them together at most half of the departure's seats, rounded up.
 * The first may be larger, up to the whole departure: a group that takes every seat is a booking we want, and half of a
 * small departure would turn away every group. So that nobody empties a season in that way, all holds of a tour together
 * are at most a tenth of the seats that it has on sale, or one departure. Whoever is refused can pay by card.
 *
 * @param seats                  the party's
 * @param departure.seats        all of them, free or not
 * @param departure.seatsOfTour  all of them, of the tour's departures that are to come and on sale
 * @returns                      null when the party may
 */
export function refuseCryptoHold(
  seats: number,
  departure: { readonly seats: number; readonly seatsOfTour: number },
  held: CryptoHolds,
): CryptoHoldRefusal | null {
  if (held.hasOneOfGuest) return { kind: 'refused', reason: 'crypto_hold_exists' }
  const mostOfTour = Math.max(departure.seats, Math.floor(departure.seatsOfTour * CRYPTO_SHARE_OF_TOUR))
  const most = held.seats === 0 ? departure.seats : Math.ceil(departure.seats * CRYPTO_SHARE)
  const seatsFree = Math.max(0, Math.min(most - held.seats, mostOfTour - held.seatsOfTour))
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_crypto_slots', seatsFree } : null
}
