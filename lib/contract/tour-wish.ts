import { type Party } from '@/lib/booking/party'
import { type TourRoute } from '@/lib/booking/tour'
import { type Day, isDay } from '@/lib/calendar/day'

/** What a visitor had selected before asking for a custom tour or a transfer; null for anything not selected. */
export type TourWish = {
  /** The path of the tour's page. */
  readonly tour: string | null
  readonly day: Day | null
  readonly party: Party | null
}

/** The link to a request form that is prefilled with this selection. Rule: carried-wish (docs/rules.md) */
export function tourWishUrl(form: TourRoute, { tour, day, party }: TourWish): TourRoute {
  const query = new URLSearchParams({
    ...(tour && { tour: tour.slice(1) }),
    ...(day && { date: day }),
    ...(party && { adults: `${party.adults}`, children: `${party.children}` }),
  })
  return `${form}?${query}#request`
}

/** Read the selection from a URL's query, leaving out parts that make no sense. */
export function parseTourWish(query: URLSearchParams): TourWish {
  const [tour, day] = [query.get('tour') ?? '', query.get('date') ?? '']
  const [adults, children] = [query.get('adults') ?? '', query.get('children') ?? '0']
  const isParty = COUNT.test(adults) && COUNT.test(children) && Number(adults) > 0
  return {
    tour: tour === '' ? null : `/${tour}`,
    day: isDay(day) ? day : null,
    party: isParty ? { adults: Number(adults), children: Number(children) } : null,
  }
}

const COUNT = /^\d{1,2}$/
