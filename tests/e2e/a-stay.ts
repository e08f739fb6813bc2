import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, currentOrNextSeason } from '@/lib/calendar/season'

/**
 * The year of the last New Year on sale: other tests book, end and close the departures of the next one, and what they
 * leave may be evenings of which none is the darkest.
 */
export const STAY_YEAR = yearOfLastSeason()

/** Five nights over it. */
export const STAY = {
  from: `${STAY_YEAR}-12-29`,
  to: `${STAY_YEAR + 1}-01-03`,
  adults: '2',
  children: '2',
}

export const STAY_QUERY = new URLSearchParams(STAY).toString()

function yearOfLastSeason(): number {
  const { season } = guaranteedNorthernLights
  const { start } = nextSeason(currentOrNextSeason(helsinkiDay(new Date()), season), season)
  return Number(start.slice(0, 4))
}
