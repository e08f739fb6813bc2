import 'server-only'
import { helsinkiDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'

/** How many dates of each tour are on sale, and until when. */
export async function listDatesOnSale(
  now: Date,
): Promise<readonly (readonly [tour: string, text: string])[]> {
  const departures = await listSeasonDepartures(database(), { first: helsinkiDay(now) }, now)
  return (await listTourNames()).map(({ id, name }) => {
    const days = departures
      .filter(({ tourId, isClosed, closesAt }) => tourId === id && !isClosed && closesAt > now)
      .map(({ day }) => day)
    const last = days.at(-1)
    return [name, last ? `${plural(days.length, 'date')} on sale, until ${formatDay(last)}` : 'none on sale']
  })
}
