import { keepMade } from '@/lib/async/keep-made'
import { addDays, type Day } from '@/lib/calendar/day'
import { type Sky, skyOf } from '@/lib/night/sky'

/** The moon stays up or down for less than two weeks. */
const LONGEST_WAIT_DAYS = 14

/** Three years: more than is ever on sale. */
const MOST_KEPT = 1100

/** A day's sky never changes, and computing it takes a while, so it is cached. */
const kept = keepMade<Sky>(MOST_KEPT)

/** A day's sky with the others that its sentence needs: the day before, and the days until the moon rises or sets. */
export function skiesAround(day: Day): readonly Sky[] {
  const skies = [keptSky(addDays(day, -1))]
  for (let ahead = 0; ahead < LONGEST_WAIT_DAYS; ahead++) {
    const sky = keptSky(addDays(day, ahead))
    skies.push(sky)
    if (sky.moonrise ?? sky.moonset) break
  }
  return skies
}

/** The same for several days, each sky once, in the order of days. */
export function skiesOfDays(days: readonly Day[]): readonly Sky[] {
  const skies = days.flatMap((day) => [...skiesAround(day), keptSky(addDays(day, 1))])
  return [...new Set(skies)].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function keptSky(day: Day): Sky {
  return kept(day, () => skyOf(day))
}
