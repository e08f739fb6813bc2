import { createKeyedCache } from '@/lib/async/create-keyed-cache'
import { addDays, type Day } from '@/lib/calendar/day'
import { type Sky, computeSky } from '@/lib/night/sky'

/** How many days to look ahead: the moon never stays above or below the horizon for as long as two weeks. */
const LONGEST_WAIT_DAYS = 14

/** About three years of days, which is longer than anything is on sale. */
const MAX_CACHED_SKIES = 1100

/** Skies are cached, because computing one takes a while and the result never changes. */
const kept = createKeyedCache<Sky>(MAX_CACHED_SKIES)

/**
 * The sky data that `skySentence` needs for a day: for the day before, the day itself and, if the moon neither rises
 * nor sets then, each following day until it does.
 */
export function skiesForDay(day: Day): readonly Sky[] {
  const skies = [cachedSky(addDays(day, -1))]
  for (let ahead = 0; ahead < LONGEST_WAIT_DAYS; ahead++) {
    const sky = cachedSky(addDays(day, ahead))
    skies.push(sky)
    if (sky.moonrise ?? sky.moonset) break
  }
  return skies
}

/** The skies that `skySentence` needs for any of several days, in order and without duplicates. */
export function skiesForDays(days: readonly Day[]): readonly Sky[] {
  const skies = days.flatMap((day) => [...skiesForDay(day), cachedSky(addDays(day, 1))])
  return [...new Set(skies)].sort((one, other) => (one.date < other.date ? -1 : 1))
}

function cachedSky(day: Day): Sky {
  return kept(day, () => computeSky(day))
}
