import { minutesAfter } from '@/lib/calendar/duration'

/** How long a place that was offered is kept. */
export const OFFER_HOURS = 12

/** A guest must have time to read and to pay: closer to the end of the sale, free seats are everybody's. */
export const LEAST_OFFER_MINUTES = 60

/** Who waits for a date. `by` tells one guest from another: an address has one offer at a time. */
export type Waiting = { readonly by: string; readonly seats: number }

/**
 * Whom free seats of a date belong to: first come, first served. A party is overtaken only where the seats that are left
 * are too few for it, and enough for another.
 *
 * @param line  those who wait, in the order in which they joined
 *
 * Rule: waiting-order (docs/rules.md)
 */
export function chooseNext<Party extends Waiting>(
  line: readonly Party[],
  seatsFree: number,
): readonly Party[] {
  const chosen: Party[] = []
  let left = seatsFree
  for (const party of line) {
    if (party.seats > left || chosen.some(({ by }) => by === party.by)) continue
    chosen.push(party)
    left -= party.seats
  }
  return chosen
}

/** How many of the free seats wait for somebody, and so are taken for everybody else. */
export function seatsAwaited(line: readonly Waiting[], seatsFree: number): number {
  return chooseNext(line, seatsFree).reduce((sum, { seats }) => sum + seats, 0)
}

/**
 * Until when a place that is offered now is kept: never beyond the end of the sale.
 *
 * @returns  null when too little time is left for an offer
 *
 * Rule: waiting-offer (docs/rules.md)
 */
export function offerEndsAt(closesAt: Date, now: Date): Date | null {
  if (minutesAfter(now, LEAST_OFFER_MINUTES) > closesAt) return null
  const end = minutesAfter(now, OFFER_HOURS * 60)
  return end < closesAt ? end : closesAt
}
