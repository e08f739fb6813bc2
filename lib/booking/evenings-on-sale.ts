import { seatsFor } from '@/lib/booking/party'
import { type StayDeparture, type StayWish } from '@/lib/booking/stay'
import { type Day } from '@/lib/calendar/day'
import { isEvening } from '@/lib/night/is-evening'

/** What is on sale beyond the days of a stay, for a party that finds nothing on them. */
export type EveningsOnSale = {
  /** The first after the stay with room for the party. */
  readonly next: Day | null
  /** Of all, with room or without. */
  readonly last: Day | null
}

/** Rule: no-evening (docs/rules.md) */
export function eveningsOnSale(wish: StayWish, departures: readonly StayDeparture[]): EveningsOnSale {
  const evenings = departures.filter(({ startsAt }) => isEvening(startsAt))
  const later = evenings.filter(({ day, seatsFree }) => day > wish.to && seatsFree >= seatsFor(wish))
  return {
    next: later.map(({ day }) => day).sort()[0] ?? null,
    last:
      evenings
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? null,
  }
}
