import { type StayTourOffer } from '@/lib/booking/stay'
import { addMinutes } from '@/lib/calendar/duration'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** Minimum break between two tours on one day: time to get back, change clothes and eat something. */
const MINUTES_BETWEEN = 60

type Hours = Pick<StayTourOffer, 'start' | 'end'>

/** Whether a party can take both tours on the same day, in this order. Rule: one-day (docs/rules.md) */
export function canTakeBothTours(first: Hours, second: Hours): boolean {
  // We assume that a daytime tour without a fixed end is over before any evening tour starts.
  if (first.end === null) return !isEveningTour(first.start) && isEveningTour(second.start)
  return addMinutes(first.end, MINUTES_BETWEEN) <= second.start
}

/** Tours of a day that do not fit with one that the party has booked on it, in either order. */
export function findClashes<Offer extends Hours>(
  offers: readonly Offer[],
  booked: readonly Offer[],
): readonly Offer[] {
  const clashes = (offer: Offer) =>
    booked.some((made) => !canTakeBothTours(offer, made) && !canTakeBothTours(made, offer))
  return offers.filter((offer) => !booked.includes(offer) && clashes(offer))
}

/** Tours (`first`), and those that can follow any of them on the same day (`then`). */
export type TourPairing<Offer extends Hours> = {
  readonly first: readonly Offer[]
  readonly then: readonly Offer[]
  /** When a tour without a fixed end must be over for the guests to make the next one; null if all ends are fixed. */
  readonly backBy: Date | null
}

/** Pair the tours of a day, grouping those that can be followed by the same tours. */
export function pairTours<Offer extends Hours>(offers: readonly Offer[]): readonly TourPairing<Offer>[] {
  const groups = new Map<string, { first: Offer[]; then: readonly Offer[] }>()
  for (const offer of offers) {
    const then = offers.filter((later) => canTakeBothTours(offer, later))
    const name = then.map((later) => offers.indexOf(later)).join()
    const group = groups.get(name) ?? { first: [], then }
    if (then.length > 0) groups.set(name, { ...group, first: [...group.first, offer] })
  }
  return [...groups.values()].map((group) => ({ ...group, backBy: latestReturn(group) }))
}

function latestReturn({ first, then }: Omit<TourPairing<Hours>, 'backBy'>): Date | null {
  if (first.every(({ end }) => end !== null)) return null
  const next = Math.min(...then.map(({ start }) => start.getTime()))
  return addMinutes(new Date(next), -MINUTES_BETWEEN)
}
