import { type SeatsOnSale } from '@/lib/booking/seats/unpaid-bounds'

/**
 * The share of a departure's seats that unpaid cryptocurrency bookings may hold together. The first one may exceed it.
 */
const SHARE_OF_DEPARTURE = 0.5

/**
 * The share of a tour's seats on sale that unpaid cryptocurrency bookings may hold together, but at least one
 * departure's.
 */
const CRYPTO_SHARE_OF_TOUR = 0.1

/**
 * The share of a tour's seats on sale that one client may hold by cryptocurrency, but at least one departure's. Without
 * it, a few clients could use up the limit for everyone else.
 */
const CRYPTO_CLIENT_SHARE_OF_TOUR = 0.025

/**
 * How many unpaid cryptocurrency bookings one e-mail address gets our e-mails about. It is limited because anyone can
 * enter anyone's address.
 */
export const MAX_CRYPTO_EMAILS_PER_ADDRESS = 20

export type CryptoHoldRefusal = {
  readonly kind: 'refused'
  readonly reason: 'not_enough_crypto_slots'
  readonly seatsFree: number
}

/** Number of seats already held by unpaid cryptocurrency bookings. */
export type CryptoSeatCounts = {
  readonly onDeparture: number
  readonly onTour: number
  readonly ofClientOnTour: number
}

/**
 * Decide whether a party may book by cryptocurrency, which holds its seats for two days without payment. Such holds
 * cost nothing, so together they may take at most half of a departure, rounded up. The first one may take the whole
 * departure, because we want groups that fill one, and half of a small departure would turn every group away. To stop
 * anyone from blocking a season that way, holds are also limited per tour and per client. Guests who are refused can
 * still pay by card. Name and e-mail address make no difference: if they did, the response would reveal to strangers
 * who has booked.
 *
 * @param seats  number of seats the party needs
 * @returns      null if the party may hold its seats
 */
export function refuseCryptoHold(
  seats: number,
  departure: SeatsOnSale,
  held: CryptoSeatCounts,
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

/** How many of a tour's seats all clients together may hold by cryptocurrency. */
export function maxCryptoSeatsOnTour({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_SHARE_OF_TOUR))
}

/** How many of a tour's seats one client may hold by cryptocurrency. */
export function maxCryptoSeatsPerClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats, Math.floor(seatsOfTour * CRYPTO_CLIENT_SHARE_OF_TOUR))
}
