import { tours } from '@/content/tours/all-tours'
import { addDays } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type NightRecord, type NightsResponse } from '@/lib/contract/nights'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { listDaysOfMonth } from '@/lib/night/night-months'
import { type Sky, computeSky } from '@/lib/night/sky'
import { totalHours, tourSpan } from '@/lib/night/time-span'

/** Compute the sun and moon times of a month for the browser. Takes about 0.2 s. */
export function computeMonthNights(month: Month): NightsResponse {
  const skies = listDaysOfMonth(month).map((day) => computeSky(day))
  const before = computeSky(addDays(`${month}-01`, -1))
  return { days: skies.map((sky, index) => recordOf(sky, skies[index - 1] ?? before)) }
}

function recordOf(sky: Sky, before: Sky): NightRecord {
  const { date, moonShare, moonPhase } = sky
  return {
    date,
    sunrise: iso(sky.sunrise),
    sunset: iso(sky.sunset),
    civilDusk: iso(sky.civilDusk),
    civilDawn: iso(sky.civilDawn),
    nauticalDusk: iso(sky.nauticalDusk),
    nauticalDawn: iso(sky.nauticalDawn),
    astronomicalDusk: iso(sky.astronomicalDusk),
    astronomicalDawn: iso(sky.astronomicalDawn),
    moonrise: iso(sky.moonrise),
    moonset: iso(sky.moonset),
    moonShare,
    moonPhase,
    dark: Object.fromEntries(
      tours.map(({ id, times: { start, end } }) => [
        id,
        end === null ? null : totalHours(findDarkSpans(tourSpan(date, start, end), [before, sky])),
      ]),
    ),
  }
}

function iso(instant: Date | null): string | null {
  return instant && instant.toISOString()
}
