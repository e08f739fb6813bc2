import { formatClock } from '@/lib/language/dates'
import { type Day, addDays } from '@/lib/calendar/day'
import { type Language } from '@/lib/language/language'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { nightSentence } from '@/lib/words/night/night-sentence'
import { type Sky } from '@/lib/night/sky'
import { type Say } from '@/lib/words/say'

/** The hours of a departure, by which its sky is described. */
export type DepartureHours = {
  readonly day: Day
  readonly start: Date
  /** The latest end of the departure; null if it is agreed with the guest. */
  readonly end: Date | null
}

/** Describe the night of an evening departure, or the daylight for any other; null if nothing can be predicted. */
export function skySentence(
  say: Say<'sky'>,
  { day, start, end }: DepartureHours,
  skies: readonly Sky[],
  language: Language,
): string | null {
  if (!isEveningTour(start)) return daySentence(say, day, skies, language)
  return end && nightSentence(say, { start, end }, day, skies, language)
}

/**
 * Describe in one sentence what can be predicted about a day's light.
 *
 * @param skies  the skies of the day and of the day before, whose night includes the morning twilight
 * @returns      null if the day's own sky is missing
 */
function daySentence(say: Say<'sky'>, day: Day, skies: readonly Sky[], language: Language): string | null {
  const sky = skies.find(({ date }) => date === day)
  if (!sky) return null
  const dawn = skies.find(({ date }) => date === addDays(day, -1))?.civilDawn ?? null
  if (!sky.sunrise && !sky.sunset) return say('sunAlwaysUp')
  if (!sky.sunrise || !sky.sunset || sky.sunset < sky.sunrise) return say('sunAlmostAlwaysUp')
  const sunrise = formatClock(sky.sunrise, language)
  const sunset = formatClock(sky.sunset, language)
  if (!sky.civilDusk || !dawn) return say('sunAndLightNight', { sunrise, sunset })
  const dusk = formatClock(sky.civilDusk, language)
  return say('sunAndTwilight', { sunrise, sunset, dusk, dawn: formatClock(dawn, language) })
}
