import { minutesAfter } from '@/lib/calendar/duration'

/** How long an offered place is kept at most; less when the tour is near. */
export const OFFER_HOURS = 12

/** The limit if the tour starts within this many hours; the first match applies. */
const SHORTER_OFFERS = [
  { startsWithin: 24, hours: 2 },
  { startsWithin: 72, hours: 6 },
] as const

/** How long a party has to confirm by e-mail; it joins the queue when it does. */
export const CONFIRM_HOURS = 48

/** A guest needs time to read and pay: this close to the end of the sale, free seats are open to everyone. */
export const MIN_OFFER_MINUTES = 60

/** A party on the waiting list. `by` identifies the guest: an address has one offer at a time. */
export type Waiting = {
  readonly by: string
  readonly seats: number
  /** See `hashClient`; null if unknown. */
  readonly client: string | null
  /**
   * Seats the client may be offered now: those of one departure, less what it is already offered on the tour. Null: no
   * limit.
   */
  readonly clientSeats: number | null
}

/**
 * Choose which waiting parties get the free seats of a date: first come, first served. A party is skipped only if too
 * few seats are left for it but enough for another, or if its client has too many offers already.
 *
 * @param line  the waiting parties, in the order of their confirmation
 *
 * Rule: waiting-order, unpaid-bounds (docs/rules.md)
 */
export function chooseOffers<Party extends Waiting>(
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

/** The number of free seats reserved for the waiting list, which nobody else can book. */
export function countReservedSeats(line: readonly Waiting[], seatsFree: number): number {
  return chooseOffers(line, seatsFree).reduce((sum, { seats }) => sum + seats, 0)
}

/**
 * When an offer made now expires: sooner when the tour is near, and never after the end of the sale.
 *
 * @returns  null if too little time is left for an offer
 *
 * Rule: waiting-offer (docs/rules.md)
 */
export function offerEndsAt(
  { startsAt, closesAt }: { readonly startsAt: Date; readonly closesAt: Date },
  now: Date,
): Date | null {
  if (minutesAfter(now, MIN_OFFER_MINUTES) > closesAt) return null
  const shorter = SHORTER_OFFERS.find(({ startsWithin }) => startsAt <= minutesAfter(now, startsWithin * 60))
  const end = minutesAfter(now, (shorter?.hours ?? OFFER_HOURS) * 60)
  return end < closesAt ? end : closesAt
}

/** Parties that joined before this time and have not confirmed are off the list. */
export function unconfirmedBefore(now: Date): Date {
  return minutesAfter(now, -CONFIRM_HOURS * 60)
}
