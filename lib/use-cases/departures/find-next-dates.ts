import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { latestDepartureEnd } from '@/lib/booking/seats/latest-departure-end'
import { type StayDeparture } from '@/lib/booking/stay'
import { type Language } from '@/lib/language/language'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { shortNightSkyText, sunHoursText } from '@/lib/words/night/short-sky-texts'
import { skiesForDay } from '@/lib/night/skies-for-day'
import { readUpcomingDepartures } from '@/lib/use-cases/departures/read-upcoming-departures'
import { words } from '@/lib/words/words'

type NextDate = Pick<StayDeparture, 'tourId' | 'day' | 'seatsFree'> & {
  /** What can be predicted about the light during the tour; empty if nothing can. */
  readonly light: string
}

/** Find each tour's next departure with a free place, in order of date. Rule: next-date (docs/rules.md) */
export async function findNextDates(now: Date, language: Language): Promise<readonly NextDate[]> {
  const open = (await readUpcomingDepartures(now)).filter(
    ({ closesAt, seatsFree }) => now < closesAt && seatsFree > 0,
  )
  return [...new Set(open.map(({ tourId }) => tourId))].flatMap((id) => {
    const next = open.find(({ tourId }) => tourId === id)
    return next
      ? [{ tourId: id, day: next.day, seatsFree: next.seatsFree, light: lightOf(next, language) }]
      : []
  })
}

function lightOf(departure: StayDeparture, language: Language): string {
  const say = words('sky', language)
  const { tourId, day, startsAt: start } = departure
  const skies = skiesForDay(day)
  if (!isEveningTour(start)) {
    const sky = skies.find(({ date }) => date === day)
    return sky ? sunHoursText(say, sky, language) : ''
  }
  const tour = findTour(tourId)
  const end = tour ? latestDepartureEnd(departure, tour.times) : null
  return shortNightSkyText(say, { day, start, end }, skies, language)
}
