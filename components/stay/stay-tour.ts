import { type CategoryKey } from '@/content/categories/categories'
import { tourQuery } from '@/lib/booking/days/tour-calendar-url'
import { type Party } from '@/lib/booking/party'
import { seatAvailability, type StayDaySection } from '@/lib/booking/stay'
import { type Tour } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'
import { type Evening } from '@/lib/night/find-darkest-evenings'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** The facts about a tour that the stay results need. Pages pass them in, because the tours' own files are large. */
export type StayTour = Pick<Tour, 'id' | 'name' | 'route' | 'seatsPerDeparture' | 'times' | 'season'> & {
  readonly category: CategoryKey
  /** The recommended age, such as `From about 5 years`; null if there is none. */
  readonly advisedAge: string | null
}

type StayHref = `${Tour['route']}?${string}`

/** Return the URL of the tour's panel with this date and party. */
export function tourPanelUrl({ route }: StayTour, day: Day, party: Party): StayHref {
  return `${route}?${tourQuery(day, party)}`
}

/** From the earliest start to the latest end of the evening tours with seats for the party; null if there are none. */
export function eveningSpan({ day, offers }: StayDaySection, party: Party): Evening | null {
  const free = offers.filter((one) => isEveningTour(one.start) && seatAvailability(one, party) === 'free')
  if (free.length === 0) return null
  const starts = free.map(({ start }) => start.getTime())
  const ends = free.map(({ start, end }) => (end ?? start).getTime())
  return { day, span: { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) } }
}
