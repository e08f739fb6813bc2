import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, currentOrNextSeason } from '@/lib/calendar/season'

/**
 * The year of the last New Year on sale. Other tests book, end and close departures of the next one, which may leave it
 * without a darkest evening.
 */
export const STAY_YEAR = yearOfLastSeason()

/** A stay of five nights around New Year. */
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
