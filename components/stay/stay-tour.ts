import { type CategoryKey } from '@/content/categories/categories'
import { type StayWish } from '@/lib/booking/stay'
import { type Tour } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'
import { isEvening } from '@/lib/night/is-evening'
import { type Span, tourSpan } from '@/lib/night/span'

/** What the answer needs of a tour. Pages hand it over: the tours' own files are long. */
export type StayTour = Pick<Tour, 'id' | 'name' | 'route' | 'seatsPerDeparture' | 'times'> & {
  readonly category: CategoryKey
}

type StayHref = `${Tour['route']}?${string}`

/** The tour's panel, on that date and with that party. */
export function panelOf({ route }: StayTour, day: Day, { adults, children }: StayWish): StayHref {
  return `${route}?date=${day}&adults=${adults}&children=${children}`
}

/** From the earliest start of our evening tours to their latest end. Rule: darkest-evening (docs/rules.md) */
export function eveningOf(day: Day, tours: readonly StayTour[]): Span {
  const spans = tours
    .map(({ times: { start, end } }) => tourSpan(day, start, end ?? start))
    .filter(({ start }) => isEvening(start))
  const starts = spans.map(({ start }) => start.getTime())
  const ends = spans.map(({ end }) => end.getTime())
  return { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) }
}
