import { memoize } from '@/lib/async/memoize'
import { addDays, type Day } from '@/lib/calendar/day'
import { type Sky, computeSky } from '@/lib/night/sky'

/** The moon stays up or down for less than two weeks. */
const LONGEST_WAIT_DAYS = 14

/** Three years: more than is ever on sale. */
const MAX_CACHED_SKIES = 1100

/** A day's sky never changes, and computing it takes a while, so it is cached. */
const kept = memoize<Sky>(MAX_CACHED_SKIES)

/** A day's sky with the others that its sentence needs: the day before, and the days until the moon rises or sets. */
export function skiesForDay(day: Day): readonly Sky[] {
  const skies = [cachedSky(addDays(day, -1))]
  for (let ahead = 0; ahead < LONGEST_WAIT_DAYS; ahead++) {
    const sky = cachedSky(addDays(day, ahead))
    skies.push(sky)
    if (sky.moonrise ?? sky.moonset) break
  }
  return skies
}

/** The skies for the sentences of several days, each once, in the order of the days. */
export function skiesForDays(days: readonly Day[]): readonly Sky[] {
  const skies = days.flatMap((day) => [...skiesForDay(day), cachedSky(addDays(day, 1))])
  return [...new Set(skies)].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function cachedSky(day: Day): Sky {
  return kept(day, () => computeSky(day))
}
