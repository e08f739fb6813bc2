import { addDays, type Day, helsinkiTime } from '@/lib/calendar/day'
import { type Sky } from '@/lib/night/sky'

/**
 * Describe the certain facts about a day's light in one sentence.
 *
 * @param skies  for the day and the day before it, whose night contains the morning twilight
 * @returns      null if the day is not among them
 */
export function daySentence(day: Day, skies: readonly Sky[]): string | null {
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
