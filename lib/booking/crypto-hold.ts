import { type SeatsOnSale } from '@/lib/booking/unpaid-bounds'

/** What unpaid cryptocurrency bookings may hold of a departure's seats, once there is one. */
const SHARE_OF_DEPARTURE = 0.5

/** What they may hold of all seats that a tour has on sale, or one departure. */
const CRYPTO_SHARE_OF_TOUR = 0.1

/** What those of one client may hold of them, or one departure: a few clients never close it to everybody else. */
const CRYPTO_CLIENT_SHARE_OF_TOUR = 0.025

/** Unpaid bookings by cryptocurrency of which one e-mail address is told: anybody can type it. */
export const CRYPTO_EMAILS_PER_ADDRESS = 20

export type CryptoHoldRefusal = {
  readonly kind: 'refused'
  readonly reason: 'not_enough_crypto_slots'
  readonly seatsFree: number
}

/** What unpaid cryptocurrency bookings hold already, in seats. */
export type CryptoHolds = {
  readonly onDeparture: number
  readonly onTour: number
  readonly ofClientOnTour: number
}

/**
 * Decide whether a party may hold its seats for two days without having paid anything. Such holds cost nothing, so they
 * are few: all of them together hold at most half of a departure's seats, rounded up. The first may be larger, up to the
 * whole departure: a group that takes every seat is a booking we want, and half of a small departure would turn away
 * every group. So that nobody empties a season in that way, all holds of a tour together are bounded, and those of one
 * client. Whoever is refused can pay by card. Who asks, under which name and address, makes no difference: an answer
 * that did would tell strangers who has booked.
 *
 * @param seats  the party's
 * @returns      null when the party may
 */
export function refuseCryptoHold(
  seats: number,
  departure: SeatsOnSale,
  held: CryptoHolds,
): CryptoHoldRefusal | null {
  const most = held.onDeparture === 0 ? departure.seats : Math.ceil(departure.seats * SHARE_OF_DEPARTURE)
  const seatsFree = Math.max(
    0,
    Math.min(
      most - held.onDeparture,
      cryptoSeatsOfTour(departure) - held.onTour,
      cryptoSeatsOfClient(departure) - held.ofClientOnTour,
    ),
  )
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_crypto_slots', seatsFree } : null
}

/** What all clients together hold of a tour by cryptocurrency. */
export function cryptoSeatsOfTour({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_SHARE_OF_TOUR))
}

/** What one client holds of a tour by cryptocurrency. */
export function cryptoSeatsOfClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_CLIENT_SHARE_OF_TOUR))
}
