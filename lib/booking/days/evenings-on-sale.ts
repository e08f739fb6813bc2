import { seatsFor } from '@/lib/booking/party'
import { type StayDeparture, type StayRequest } from '@/lib/booking/stay'
import { type Day } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** Evenings on sale after a visitor's stay, suggested if nothing is free during it. */
export type EveningsOnSale = {
  /** The first evening after the stay with enough seats for the party. */
  readonly next: NextEvening | null
  /** The last evening on sale, whether or not it is full. */
  readonly last: Day | null
}

/** A day and the ids of its tours with enough seats, in order of start time. */
export type NextEvening = { readonly day: Day; readonly tourIds: readonly number[] }

/** Find the evenings to suggest to a party. Rule: no-evening (docs/rules.md) */
export function eveningsOnSale(wish: StayRequest, departures: readonly StayDeparture[]): EveningsOnSale {
  const evenings = departures.filter(({ startsAt }) => isEveningTour(startsAt))
  const later = evenings.filter(({ day, seatsFree }) => day > wish.to && seatsFree >= seatsFor(wish))
  return {
    next: firstEvening(later),
    last:
      evenings
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? null,
  }
}

function firstEvening(evenings: readonly StayDeparture[]): NextEvening | null {
  const sorted = evenings.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const day = sorted[0]?.day
  return day === undefined
    ? null
    : { day, tourIds: sorted.filter((one) => one.day === day).map(({ tourId }) => tourId) }
}
