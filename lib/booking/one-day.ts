import { type StayOffer } from '@/lib/booking/stay'
import { minutesAfter } from '@/lib/calendar/duration'
import { isEvening } from '@/lib/night/is-evening'

/** Between two tours of one day: the way home, dry socks, something to eat. */
const MINUTES_BETWEEN = 60

type Hours = Pick<StayOffer, 'start' | 'end'>

/** Whether a party can take one tour and then the other on the same day. Rule: one-day (docs/rules.md) */
export function fitsBefore(first: Hours, second: Hours): boolean {
  // Whoever agrees on the end is back before an evening.
  if (first.end === null) return !isEvening(first.start) && isEvening(second.start)
  return minutesAfter(first.end, MINUTES_BETWEEN) <= second.start
}

/** Tours of which any one can be followed by any one of others on the same day. */
export type Pairing<Offer extends Hours> = {
  readonly first: readonly Offer[]
  readonly then: readonly Offer[]
  /** When those that end by agreement must be over; null where there are none. */
  readonly backBy: Date | null
}

/** What of a day fits together, those that are followed by the same tours in one line. */
export function pairingsOf<Offer extends Hours>(offers: readonly Offer[]): readonly Pairing<Offer>[] {
  const groups = new Map<string, { first: Offer[]; then: readonly Offer[] }>()
  for (const offer of offers) {
    const then = offers.filter((later) => fitsBefore(offer, later))
    const name = then.map((later) => offers.indexOf(later)).join()
    const group = groups.get(name) ?? { first: [], then }
    if (then.length > 0) groups.set(name, { ...group, first: [...group.first, offer] })
  }
  return [...groups.values()].map((group) => ({ ...group, backBy: backByOf(group) }))
}

function backByOf({ first, then }: Omit<Pairing<Hours>, 'backBy'>): Date | null {
  if (first.every(({ end }) => end !== null)) return null
  const next = Math.min(...then.map(({ start }) => start.getTime()))
  return minutesAfter(new Date(next), -MINUTES_BETWEEN)
}
