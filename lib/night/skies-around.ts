import { addDays, type Day } from '@/lib/calendar/day'
import { type Sky, skyOf } from '@/lib/night/sky'

/** The moon stays up or down for less than two weeks. */
const LONGEST_WAIT_DAYS = 14

/** Computing a day takes up to a tenth of a second, and its sky never changes: days that are asked for again are kept. */
const kept = new Map<Day, readonly Sky[]>()

const MOST_KEPT = 400

/** A day's sky with those that its sentence needs: the day before, and the days until the moon rises or sets. */
export function skiesAround(day: Day): readonly Sky[] {
  const known = kept.get(day)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const skies = findAround(day)
  kept.set(day, skies)
  return skies
}

function findAround(day: Day): readonly Sky[] {
  const skies = [skyOf(addDays(day, -1))]
  for (let ahead = 0; ahead < LONGEST_WAIT_DAYS; ahead++) {
    const sky = skyOf(addDays(day, ahead))
    skies.push(sky)
    if (sky.moonrise ?? sky.moonset) break
  }
  return skies
}
