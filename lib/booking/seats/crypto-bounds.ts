import { type SeatsOnSale } from '@/lib/booking/seats/unpaid-bounds'

/**
 * The share of a departure's seats that unpaid cryptocurrency bookings may hold together; the first one may exceed it.
 */
const SHARE_OF_DEPARTURE = 0.5

/** The share of all of a tour's seats on sale that they may hold: at least one departure's worth. */
const CRYPTO_SHARE_OF_TOUR = 0.1

/**
 * The share that one client may hold, at least one departure's worth, so that a few clients cannot use up the limit for
 * everyone else.
 */
const CRYPTO_CLIENT_SHARE_OF_TOUR = 0.025

/** Maximum number of unpaid cryptocurrency bookings that one e-mail address gets e-mails about: anyone can enter it. */
export const MAX_CRYPTO_EMAILS_PER_ADDRESS = 20

export type CryptoHoldRefusal = {
  readonly kind: 'refused'
  readonly reason: 'not_enough_crypto_slots'
  readonly seatsFree: number
}

/** Seats already held by unpaid cryptocurrency bookings. */
export type CryptoHolds = {
  readonly onDeparture: number
  readonly onTour: number
  readonly ofClientOnTour: number
}

/**
 * Decide whether a party may hold its seats for two days without paying. Such holds are free, so they are limited:
 * together they hold at most half of a departure, rounded up. The first one may be larger, up to the whole departure:
 * we want a group that takes every seat, and half of a small departure would turn every group away. To stop anyone from
 * emptying a season that way, holds are also limited per tour and per client. Guests who are refused can pay by card.
 * The name and e-mail address make no difference: if they did, the response would tell strangers who has booked.
 *
 * @param seats  seats of the party
 * @returns      null if the party may hold them
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
      maxCryptoSeatsOnTour(departure) - held.onTour,
      maxCryptoSeatsPerClient(departure) - held.ofClientOnTour,
    ),
  )
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_crypto_slots', seatsFree } : null
}

/** Seats of a tour that all clients together may hold by cryptocurrency. */
export function maxCryptoSeatsOnTour({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_SHARE_OF_TOUR))
}

/** Seats of a tour that one client may hold by cryptocurrency. */
export function maxCryptoSeatsPerClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_CLIENT_SHARE_OF_TOUR))
}
