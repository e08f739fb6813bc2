/** What unpaid cryptocurrency bookings may hold of a departure's seats, once there is one. */
const CRYPTO_SHARE = 0.5

export type CryptoHoldRefusal =
  | { readonly kind: 'refused'; readonly reason: 'crypto_hold_exists' }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_crypto_slots'; readonly seatsFree: number }

/**
 * Decide whether a party may hold its seats for two days without having paid anything. Such holds cost nothing, so they
 * are few: one for each guest and departure, and all of them together at most half of the departure's seats, rounded up.
 * The first may be larger, up to the whole departure: a group that takes every seat is a booking we want, and half of a
 * small departure would turn away every group. Whoever is refused can pay by card.
 *
 * @param seats            the party's
 * @param departure.seats  all of them, free or not
 * @param held             what unpaid cryptocurrency bookings hold already, and whether this guest has one of them
 * @returns                null when the party may
 */
export function refuseCryptoHold(
  seats: number,
  departure: { readonly seats: number },
  held: { readonly seats: number; readonly hasOneOfGuest: boolean },
): CryptoHoldRefusal | null {
  if (held.hasOneOfGuest) return { kind: 'refused', reason: 'crypto_hold_exists' }
  if (held.seats === 0) return null
  const seatsFree = Math.max(0, Math.ceil(departure.seats * CRYPTO_SHARE) - held.seats)
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_crypto_slots', seatsFree } : null
}
