import { type SeatsOnSale } from '@/lib/booking/unpaid-bounds'

/** The share of a departure's seats that unpaid cryptocurrency bookings may hold, once there is one. */
const SHARE_OF_DEPARTURE = 0.5

/** The share of all of a tour's seats on sale that they may hold: one departure's worth at least. */
const CRYPTO_SHARE_OF_TOUR = 0.1

/**
 * The share that one client's may hold, one departure's worth at least: a few clients can never close it to everybody
 * else.
 */
const CRYPTO_CLIENT_SHARE_OF_TOUR = 0.025

/** How many unpaid cryptocurrency bookings one e-mail address hears about: anybody can type it. */
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
 * Decide whether a party may hold its seats for two days without having paid. Such holds cost nothing, so they are kept
 * few: together they hold at most half of a departure, rounded up. The first one may be larger, up to the whole
 * departure: a group that takes every seat is a booking we want, and half of a small departure would turn every group
 * away. So that nobody can empty a season that way, holds are also bounded for each tour and for each client. Guests
 * who are refused can pay by card. The name and e-mail address given make no difference: if they did, the answer would
 * tell strangers who has booked.
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
