import { type CategoryKey } from '@/content/categories/categories'
import { type Party } from '@/lib/booking/party'
import { roomFor, type StayDay, type StayWish } from '@/lib/booking/stay'
import { type Tour } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'
import { type Evening } from '@/lib/night/darkest-evenings'
import { isEvening } from '@/lib/night/is-evening'

/** What the answer needs of a tour. Pages hand it over: the tours' own files are long. */
export type StayTour = Pick<Tour, 'id' | 'name' | 'route' | 'seatsPerDeparture' | 'times' | 'season'> & {
  readonly category: CategoryKey
}

type StayHref = `${Tour['route']}?${string}`

/** The tour's panel, on that date and with that party. */
export function panelOf({ route }: StayTour, day: Day, { adults, children }: StayWish): StayHref {
  return `${route}?date=${day}&adults=${adults}&children=${children}`
}

/** From the earliest start to the latest end of the evening tours with room for a party; null where none has any. */
export function eveningOf({ day, offers }: StayDay, party: Party): Evening | null {
  const free = offers.filter((one) => isEvening(one.start) && roomFor(one, party) === 'free')
  if (free.length === 0) return null
  const starts = free.map(({ start }) => start.getTime())
  const ends = free.map(({ start, end }) => (end ?? start).getTime())
  return { day, span: { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) } }
}
