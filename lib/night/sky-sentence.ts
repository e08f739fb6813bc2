import { type Day, addDays, helsinkiTime } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { nightSentence } from '@/lib/night/night-sentence'
import { type Sky } from '@/lib/night/sky'

/** The hours of a departure, by which its sky is described. */
export type DepartureHours = {
  readonly day: Day
  readonly start: Date
  /** The latest end of the departure; null if it is agreed with the guest. */
  readonly end: Date | null
}

/** Describe the night of an evening departure, or the daylight for any other; null if nothing can be predicted. */
export function skySentence({ day, start, end }: DepartureHours, skies: readonly Sky[]): string | null {
  if (!isEveningTour(start)) return daySentence(day, skies)
  return end && nightSentence({ start, end }, day, skies)
}

/**
 * Describe in one sentence what can be predicted about a day's light.
 *
 * @param skies  the skies of the day and of the day before, whose night includes the morning twilight
 * @returns      null if the day's own sky is missing
 */
function daySentence(day: Day, skies: readonly Sky[]): string | null {
  const sky = skies.find(({ date }) => date === day)
  if (!sky) return null
  const dawn = skies.find(({ date }) => date === addDays(day, -1))?.civilDawn ?? null
  const { sunrise, sunset, civilDusk } = sky
  if (!sunrise && !sunset) return 'The sun does not set on this day.'
  if (!sunrise || !sunset || sunset < sunrise) return 'The sun is up almost all day and night.'
  const up = `The sun is up from ${helsinkiTime(sunrise)} to ${helsinkiTime(sunset)}`
  if (!civilDusk || !dawn) return `${up}, and the twilight of the night is never dark.`
  return `${up}, and twilight is bright enough to see by from ${helsinkiTime(dawn)} to ${helsinkiTime(civilDusk)}.`
}
