import { addMinutes } from '@/lib/calendar/duration'

/** The longest that an offered place is reserved; shorter if the tour starts soon. */
export const WAITING_OFFER_HOURS = 12

/** Shorter reservations for tours that start within this many hours; the first match applies. */
const SHORTER_OFFERS = [
  { startsWithin: 24, hours: 2 },
  { startsWithin: 72, hours: 6 },
] as const

/** How long a party has to confirm by e-mail; it joins the queue only when it does. */
export const WAITING_LIST_CONFIRM_HOURS = 48

/**
 * The time a guest needs to read an offer and pay. Once sales close sooner than that, free seats are open to everyone.
 */
export const MIN_OFFER_MINUTES = 60

/** A party on the waiting list. `by` identifies the guest, as each e-mail address gets only one offer at a time. */
export type QueuedParty = {
  readonly by: string
  readonly seats: number
  /** The hash that identifies the client, see `hashClient`; null if unknown. */
  readonly client: string | null
  /**
   * How many seats this client may be offered now: one departure's, less those already offered to it on the tour. Null
   * if there is no limit.
   */
  readonly clientSeats: number | null
}

/**
 * Choose which waiting parties get the free seats of a date: first come, first served. A party is skipped only if too
 * few seats are left for it, or if its client or e-mail address already has too many offers.
 *
 * @param line  the waiting parties, in the order in which they confirmed
 *
 * Rule: waiting-order, unpaid-bounds (docs/rules.md)
 */
export function choosePartiesToOffer<Party extends QueuedParty>(
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

function seatsOfClient({ client, clientSeats }: QueuedParty, chosen: readonly QueuedParty[]): number {
  if (client === null || clientSeats === null) return Infinity
  return chosen.reduce((left, other) => (other.client === client ? left - other.seats : left), clientSeats)
}

/** Count the free seats reserved for the waiting list, which nobody else can book. */
export function countReservedSeats(line: readonly QueuedParty[], seatsFree: number): number {
  return choosePartiesToOffer(line, seatsFree).reduce((sum, { seats }) => sum + seats, 0)
}

/**
 * When an offer made now expires: sooner if the tour starts soon, and never after sales close.
 *
 * @returns  null if too little time is left for an offer
 *
 * Rule: waiting-offer (docs/rules.md)
 */
export function offerExpiresAt(
  { startsAt, closesAt }: { readonly startsAt: Date; readonly closesAt: Date },
  now: Date,
): Date | null {
  if (addMinutes(now, MIN_OFFER_MINUTES) > closesAt) return null
  const shorter = SHORTER_OFFERS.find(({ startsWithin }) => startsAt <= addMinutes(now, startsWithin * 60))
  const end = addMinutes(now, (shorter?.hours ?? WAITING_OFFER_HOURS) * 60)
  return end < closesAt ? end : closesAt
}

/** Parties that joined before this time and still have not confirmed are dropped from the list. */
export function unconfirmedCutoff(now: Date): Date {
  return addMinutes(now, -WAITING_LIST_CONFIRM_HOURS * 60)
}
