/*
 * How many seats unpaid bookings may hold, by card and by cryptocurrency. They cost nothing, so nobody may use them to
 * block a season; but a seat that cannot be held cannot be bought, so no honest party may run into a limit.
 * docs/bounds.md derives what follows from these figures, and a test checks it. Rule: unpaid-bounds (docs/rules.md)
 */

/** Unpaid bookings that one client may have at a time without a proof of work. */
export const FREE_HOLDS = 2

/** The part of a departure's seats, rounded up, that one client holds without a proof of work. */
const FREE_SHARE_OF_DEPARTURE = 0.5

/** The part of a tour's seats on sale that one client holds without a proof of work: the above at least. */
const FREE_SHARE_OF_TOUR = 0.05

/** The part of a tour's seats on sale that one client holds with proofs of work. */
const CLIENT_SHARE_OF_TOUR = 0.1

/** The part of a tour's seats on sale up to which all clients together go by the bounds above. */
const CALM_SHARE_OF_TOUR = 0.25

/** What both shares are at least, in departures: a tour's last dates are sold as well. */
const LEAST_DEPARTURES = 2

/** What unpaid bookings hold whose time has not run out, in seats but for `holds`. */
export type UnpaidSeats = {
  /** Bookings of this client, on all tours. */
  readonly holds: number
  readonly ofClientOnDeparture: number
  readonly ofClientOnTour: number
  readonly ofAllOnTour: number
}

/** `seats` are all of them, free or not; `seatsOfTour` those of the tour's departures that are to come and on sale. */
export type SeatsOnSale = { readonly seats: number; readonly seatsOfTour: number }

export type UnpaidDecision =
  | { readonly kind: 'free' }
  | { readonly kind: 'needs_proof' }
  | { readonly kind: 'refused'; readonly seatsFree: number }

/**
 * Decide what an unpaid booking costs a client: nothing, a proof of work, or a wait.
 *
 * Beyond the calm share every booking needs a proof, and each client may hold what one party needs: the seats of one
 * departure. There is no limit for all clients together. It would close the sale to everybody as soon as somebody had
 * used it up, which is cheaper than filling the departures.
 *
 * @param seats  the party's; not more than the departure has
 */
export function decideUnpaid(seats: number, departure: SeatsOnSale, held: UnpaidSeats): UnpaidDecision {
  const isCalm = held.ofAllOnTour + seats <= calmSeats(departure)
  const most = isCalm ? seatsOfClient(departure) : departure.seats
  if (held.ofClientOnTour + seats > most) {
    return { kind: 'refused', seatsFree: Math.max(0, most - held.ofClientOnTour) }
  }
  const isFree =
    isCalm &&
    held.holds < FREE_HOLDS &&
    held.ofClientOnDeparture + seats <= freeSeatsOfDeparture(departure) &&
    held.ofClientOnTour + seats <= freeSeatsOfTour(departure)
  return { kind: isFree ? 'free' : 'needs_proof' }
}

/** What one client holds of a departure without a proof of work. */
export function freeSeatsOfDeparture({ seats }: SeatsOnSale): number {
  return Math.ceil(seats * FREE_SHARE_OF_DEPARTURE)
}

/** What one client holds of a tour without a proof of work. */
export function freeSeatsOfTour(departure: SeatsOnSale): number {
  return Math.max(freeSeatsOfDeparture(departure), Math.floor(departure.seatsOfTour * FREE_SHARE_OF_TOUR))
}

/** What one client holds of a tour with proofs of work. */
export function seatsOfClient({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * LEAST_DEPARTURES, Math.floor(seatsOfTour * CLIENT_SHARE_OF_TOUR))
}

/** What all clients hold of a tour together before each has one departure's seats at the most. */
export function calmSeats({ seats, seatsOfTour }: SeatsOnSale): number {
  return Math.max(seats * LEAST_DEPARTURES, Math.floor(seatsOfTour * CALM_SHARE_OF_TOUR))
}
