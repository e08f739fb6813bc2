import { minutesAfter } from '@/lib/calendar/duration'

/** How long a place that was offered is kept at the most: the nearer the tour, the shorter. */
export const OFFER_HOURS = 12

/** The same where the tour starts within so many hours; the first that applies. */
const SHORTER_OFFERS = [
  { startsWithin: 24, hours: 2 },
  { startsWithin: 72, hours: 6 },
] as const

/** How long a party has for the click in its e-mail, from which on it is in the line. */
export const CONFIRM_HOURS = 48

/** A guest must have time to read and to pay: closer to the end of the sale, free seats are everybody's. */
export const LEAST_OFFER_MINUTES = 60

/** Who waits for a date. `by` tells one guest from another: an address has one offer at a time. */
export type Waiting = {
  readonly by: string
  readonly seats: number
  /** See `hashClient`; null where it is not known. */
  readonly client: string | null
  /** How many seats the client may be offered now: what one departure has, less what it is offered on the tour already. */
  readonly clientSeats: number | null
}

/**
 * Whom free seats of a date belong to: first come, first served. A party is overtaken only where the seats that are left
 * are too few for it, and enough for another, or where its client is offered too much already.
 *
 * @param line  those who wait, in the order in which they confirmed
 *
 * Rule: waiting-order, unpaid-bounds (docs/rules.md)
 */
export function chooseNext<Party extends Waiting>(
  line: readonly Party[],
  seatsFree: number,
): readonly Party[] {
  const chosen: Party[] = []
  let left = seatsFree
  for (const party of line) {
    if (party.seats > Math.min(left, seatsOfClient(party, chosen))) continue
    if (chosen.some(({ by }) => by === party.by)) continue
    chosen.push(party)
    left -= party.seats
  }
  return chosen
}

function seatsOfClient({ client, clientSeats }: Waiting, chosen: readonly Waiting[]): number {
  if (client === null || clientSeats === null) return Infinity
  return chosen.reduce((left, other) => (other.client === client ? left - other.seats : left), clientSeats)
}

/** How many of the free seats wait for somebody, and so are taken for everybody else. */
export function seatsAwaited(line: readonly Waiting[], seatsFree: number): number {
  return chooseNext(line, seatsFree).reduce((sum, { seats }) => sum + seats, 0)
}

/**
 * Until when a place that is offered now is kept: shorter when the tour is near, and never beyond the end of the sale.
 *
 * @returns  null when too little time is left for an offer
 *
 * Rule: waiting-offer (docs/rules.md)
 */
export function offerEndsAt(
  { startsAt, closesAt }: { readonly startsAt: Date; readonly closesAt: Date },
  now: Date,
): Date | null {
  if (minutesAfter(now, LEAST_OFFER_MINUTES) > closesAt) return null
  const shorter = SHORTER_OFFERS.find(({ startsWithin }) => startsAt <= minutesAfter(now, startsWithin * 60))
  const end = minutesAfter(now, (shorter?.hours ?? OFFER_HOURS) * 60)
  return end < closesAt ? end : closesAt
}

/** Who joined by then and has not confirmed is not on the list any more. */
export function unconfirmedSince(now: Date): Date {
  return minutesAfter(now, -CONFIRM_HOURS * 60)
}
