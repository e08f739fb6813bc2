import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { type Month, toMonth } from '@/lib/calendar/month'
import { findNextNewMoon } from '@/lib/night/sky-events'
import { type Sky, computeSky } from '@/lib/night/sky'

/** How far to jump from a new moon before searching for the next: past it, and well before the following one. */
const MS_PER_WEEK = 7 * MS_PER_DAY

/** The sky of every day from the first to the last, inclusive. */
export function listSkies(first: Day, last: Day): readonly Sky[] {
  const skies: Sky[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) skies.push(computeSky(day))
  return skies
}

/** List the new moons from the first day to the last. */
export function listNewMoons(first: Day, last: Day): readonly Date[] {
  const end = helsinkiInstant(addDays(last, 1), '00:00')
  const moons: Date[] = []
  let next = findNextNewMoon(helsinkiInstant(first, '00:00'))
  while (next < end) {
    moons.push(next)
    next = findNextNewMoon(new Date(next.getTime() + MS_PER_WEEK))
  }
  return moons
}

/** The earliest and latest dusk and dawn on the clock, among a month's dark nights. */
export type MonthTwilight = {
  readonly month: Month
  readonly dusk: { readonly earliest: Date; readonly latest: Date }
  readonly dawn: { readonly earliest: Date; readonly latest: Date }
}

/**
 * Find the earliest and latest of some instants by their time of night.
 *
 * @param clockOf  returns a number for an instant's time of night, which increases through the night
 */
export function twilightByMonth(
  skies: readonly Sky[],
  clockOf: (instant: Date) => number,
): readonly MonthTwilight[] {
  const months = [...new Set(skies.map(({ date }) => toMonth(date)))]
  return months.flatMap((month) => {
    const nights = skies.filter(({ date }) => toMonth(date) === month)
    const dusk = edgesOf(
      nights.map(({ nauticalDusk }) => nauticalDusk),
      clockOf,
    )
    const dawn = edgesOf(
      nights.map(({ nauticalDawn }) => nauticalDawn),
      clockOf,
    )
    return dusk && dawn ? [{ month, dusk, dawn }] : []
  })
}

function edgesOf(instants: readonly (Date | null)[], clockOf: (instant: Date) => number) {
  const sorted = instants
    .filter((instant) => instant !== null)
    .sort((one, other) => clockOf(one) - clockOf(other))
  const [earliest, latest] = [sorted.at(0), sorted.at(-1)]
  return earliest && latest ? { earliest, latest } : null
}
