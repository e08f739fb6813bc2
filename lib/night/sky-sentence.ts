import { type Day, addDays, helsinkiTime } from '@/lib/calendar/day'
import { isEvening } from '@/lib/night/is-evening'
import { nightSentence } from '@/lib/night/night-sentence'
import { type Sky } from '@/lib/night/sky'

/** A departure's hours. */
export type DepartureHours = {
  readonly day: Day
  readonly start: Date
  /** The latest end. Null if it is agreed with the guest. */
  readonly end: Date | null
}

/** For an evening departure its night, for all others its daylight; null if nothing certain can be said. */
export function skySentence({ day, start, end }: DepartureHours, skies: readonly Sky[]): string | null {
  if (!isEvening(start)) return daySentence(day, skies)
  return end && nightSentence({ start, end }, day, skies)
}

/**
 * Describe the certain facts about a day's light in one sentence.
 *
 * @param skies  for the day and the day before it, whose night contains the morning twilight
 * @returns      null if the day is not among them
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
