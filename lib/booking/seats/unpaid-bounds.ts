/*
 * Limits on the seats that unpaid bookings may hold, by card and by cryptocurrency. Such holds cost nothing, so without
 * limits anyone could block a season. But a seat has to be held before it can be paid for, so no genuine party should
 * ever hit a limit. docs/bounds.md works out what these numbers mean in practice, and a test checks it. Rule:
 * unpaid-bounds (docs/rules.md)
 */

/** How many unpaid bookings one client may have at once without a proof of work. */
export const MAX_HOLDS_WITHOUT_PROOF = 2

/** The share of a departure's seats, rounded up, that one client may hold without a proof of work. */
const FREE_SHARE_OF_DEPARTURE = 0.5

/**
 * The share of a tour's seats on sale that one client may hold without a proof of work. The result is never below that
 * of `FREE_SHARE_OF_DEPARTURE`.
 */
const FREE_SHARE_OF_TOUR = 0.05

/** The share of a tour's seats on sale that one client may hold with proofs of work. */
const CLIENT_SHARE_OF_TOUR = 0.1

/** The share of a tour's seats on sale that all clients together may hold before the stricter limits apply. */
const RELAXED_SHARE_OF_TOUR = 0.25

/**
 * `CLIENT_SHARE_OF_TOUR` and `RELAXED_SHARE_OF_TOUR` always allow the seats of at least this many departures, so that a
 * tour's last dates can sell out.
 */
const MIN_DEPARTURES = 2

/** Numbers of seats held by unpaid bookings that have not expired. */
export type UnpaidSeatCounts = {
  /** Number of this client's unpaid bookings, on all tours. */
  readonly holds: number
  readonly ofClientOnDeparture: number
  readonly ofClientOnTour: number
  readonly ofAllOnTour: number
}

/**
 * How many seats there are. `seats` is the number on the departure, taken or free; `seatsOfTour` is the same for all of
 * the tour's upcoming departures on sale.
 */
export type SeatsOnSale = { readonly seats: number; readonly seatsOfTour: number }

export type UnpaidBookingDecision =
  | { readonly kind: 'free' }
  | { readonly kind: 'needs_proof' }
  | { readonly kind: 'refused'; readonly seatsFree: number }

/**
 * Decide whether a client may make an unpaid booking freely, only with a proof of work, or not now.
 *
 * Above `RELAXED_SHARE_OF_TOUR` every booking needs a proof, and each client may hold at most one departure's seats,
 * enough for one party. There is no limit for all clients together: an attacker who used it up would close sales for
 * everyone, which would be cheaper than filling every departure.
 *
 * @param seats  number of seats the party needs, at most those of the departure
 */
export function decideUnpaidBooking(
  seats: number,
  departure: SeatsOnSale,
  held: UnpaidSeatCounts,
): UnpaidBookingDecision {
  const isCalm = held.ofAllOnTour + seats <= maxSeatsBeforeStricterLimits(departure)
  const most = isCalm ? maxSeatsPerClient(departure) : departure.seats
  if (held.ofClientOnTour + seats > most) {
    return { kind: 'refused', seatsFree: Math.max(0, most - held.ofClientOnTour) }
  }
  const isFree =
    isCalm &&
    held.holds < MAX_HOLDS_WITHOUT_PROOF &&
    held.ofClientOnDeparture + seats <= maxSeatsWithoutProofOnDeparture(departure) &&
    held.ofClientOnTour + seats <= maxUnprovenSeatsPerTour(departure)
  return { kind: isFree ? 'free' : 'needs_proof' }
}

/** How many of a departure's seats one client may hold without a proof of work. */
export function maxSeatsWithoutProofOnDeparture({ seats }: SeatsOnSale): number {
  return Math.ceil(seats * FREE_SHARE_OF_DEPARTURE)
}

/** How many of a tour's seats one client may hold without a proof of work. */
export function maxUnprovenSeatsPerTour(departure: SeatsOnSale): number {
  return Math.max(
    maxSeatsWithoutProofOnDeparture(departure),
    Math.floor(departure.seatsOfTour * FREE_SHARE_OF_TOUR),
  )
}

/** How many of a tour's seats one client may hold with proofs of work. */
export function maxSeatsPerClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * MIN_DEPARTURES, Math.floor(seatsOfTour * CLIENT_SHARE_OF_TOUR))
}

/** How many of a tour's seats all clients together may hold before each is limited to one departure's seats. */
export function maxSeatsBeforeStricterLimits({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * MIN_DEPARTURES, Math.floor(seatsOfTour * RELAXED_SHARE_OF_TOUR))
}
