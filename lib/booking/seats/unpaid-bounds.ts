/*
 * Limits on the seats that unpaid bookings may hold, by card and by cryptocurrency. They cost nothing, so nobody may
 * use them to block a season; but a seat that cannot be held cannot be bought, so no honest party may hit a limit.
 * docs/bounds.md derives the consequences of these numbers, and a test checks it. Rule: unpaid-bounds (docs/rules.md)
 */

/** Unpaid bookings that one client may have at once without a proof of work. */
export const PROOF_FREE_HOLDS = 2

/** The share of a departure's seats, rounded up, that one client may hold without a proof of work. */
const FREE_SHARE_OF_DEPARTURE = 0.5

/** The share of a tour's seats on sale that one client may hold without a proof of work; at least the limit above. */
const FREE_SHARE_OF_TOUR = 0.05

/** The share of a tour's seats on sale that one client may hold with proofs of work. */
const CLIENT_SHARE_OF_TOUR = 0.1

/** The share of a tour's seats on sale that all clients together may hold before stricter limits apply. */
const RELAXED_SHARE_OF_TOUR = 0.25

/** The minimum of both shares, in departures, so that a tour's last dates sell too. */
const MIN_DEPARTURES = 2

/** Seats (and bookings, in `holds`) of unpaid bookings that have not expired. */
export type UnpaidSeats = {
  /** This client's bookings, on all tours. */
  readonly holds: number
  readonly ofClientOnDeparture: number
  readonly ofClientOnTour: number
  readonly ofAllOnTour: number
}

/** `seats` counts all of them, free or not; `seatsOfTour` those of the tour's upcoming departures on sale. */
export type SeatsOnSale = { readonly seats: number; readonly seatsOfTour: number }

export type UnpaidDecision =
  | { readonly kind: 'free' }
  | { readonly kind: 'needs_proof' }
  | { readonly kind: 'refused'; readonly seatsFree: number }

/**
 * Decide the cost of an unpaid booking to a client: nothing, a proof of work, or a wait.
 *
 * Above `RELAXED_SHARE_OF_TOUR` every booking needs a proof, and each client may hold as much as one party needs: the
 * seats of one departure. There is no limit for all clients together. It would close the sale for everyone as soon as
 * somebody had used it up, which is cheaper than filling the departures.
 *
 * @param seats  seats of the party, at most those of the departure
 */
export function decideUnpaid(seats: number, departure: SeatsOnSale, held: UnpaidSeats): UnpaidDecision {
  const isCalm = held.ofAllOnTour + seats <= relaxedLimitSeats(departure)
  const most = isCalm ? maxSeatsPerClient(departure) : departure.seats
  if (held.ofClientOnTour + seats > most) {
    return { kind: 'refused', seatsFree: Math.max(0, most - held.ofClientOnTour) }
  }
  const isFree =
    isCalm &&
    held.holds < PROOF_FREE_HOLDS &&
    held.ofClientOnDeparture + seats <= proofFreeSeatsOnDeparture(departure) &&
    held.ofClientOnTour + seats <= proofFreeSeatsOnTour(departure)
  return { kind: isFree ? 'free' : 'needs_proof' }
}

/** Seats of a departure that one client may hold without a proof of work. */
export function proofFreeSeatsOnDeparture({ seats }: SeatsOnSale): number {
  return Math.ceil(seats * FREE_SHARE_OF_DEPARTURE)
}

/** Seats of a tour that one client may hold without a proof of work. */
export function proofFreeSeatsOnTour(departure: SeatsOnSale): number {
  return Math.max(
    proofFreeSeatsOnDeparture(departure),
    Math.floor(departure.seatsOfTour * FREE_SHARE_OF_TOUR),
  )
}

/** Seats of a tour that one client may hold with proofs of work. */
export function maxSeatsPerClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * MIN_DEPARTURES, Math.floor(seatsOfTour * CLIENT_SHARE_OF_TOUR))
}

/** Seats of a tour that all clients may hold together before each is limited to one departure's seats. */
export function relaxedLimitSeats({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * MIN_DEPARTURES, Math.floor(seatsOfTour * RELAXED_SHARE_OF_TOUR))
}
