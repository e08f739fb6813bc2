import { addDays, type Day } from '@/lib/calendar/day'
import { type Sky, skyOf } from '@/lib/night/sky'

/** The moon stays up or down for less than two weeks. */
const LONGEST_WAIT_DAYS = 14

/** A day's sky with those that its sentence needs: the day before, and the days until the moon rises or sets. */
export function skiesAround(day: Day): readonly Sky[] {
  const skies = [skyOf(addDays(day, -1))]
  for (let ahead = 0; ahead < LONGEST_WAIT_DAYS; ahead++) {
    const sky = skyOf(addDays(day, ahead))
    skies.push(sky)
    if (sky.moonrise ?? sky.moonset) break
  }
  return skies
}
