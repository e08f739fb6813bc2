import { type Day } from '@/lib/calendar/day'
import { darkIn } from '@/lib/night/dark'
import { moonUpIn } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { hoursOf, overlap, type Span } from '@/lib/night/span'

/**
 * Which of several evenings are the darkest: the most hours of darkness, and of those the least moonlight.
 *
 * @param spanOf  an evening's hours, as long on every day
 * @param skies   in the order of their days
 * @returns       several where they are equally dark; none where all are, or where a sky is not known
 *
 * Rule: darkest-evening (docs/rules.md)
 */
export function darkestEvenings(
  days: readonly Day[],
  spanOf: (day: Day) => Span,
  skies: readonly Sky[],
): readonly Day[] {
  const evenings = days.map((day) => ({ day, ...lightOf(day, spanOf(day), skies) }))
  const darkest = Math.max(...evenings.map(({ darkHours }) => darkHours))
  const dark = evenings.filter(({ darkHours }) => darkHours === darkest)
  const least = Math.min(...dark.map(({ moonlight }) => moonlight))
  const found = dark.filter(({ moonlight }) => moonlight === least)
  return found.length === days.length || !Number.isFinite(least) ? [] : found.map(({ day }) => day)
}

/** Hours of darkness, and the moon's share times its hours above the horizon meanwhile; NaN where it is not known. */
function lightOf(day: Day, span: Span, skies: readonly Sky[]) {
  const dark = darkIn(span, skies)
  const up = moonUpIn(span, day, skies)
  const share = skies.find(({ date }) => date === day)?.moonShare ?? NaN
  const moonlit = dark.flatMap((one) => (up ?? []).flatMap((other) => overlap(one, other) ?? []))
  return { darkHours: hoursOf(dark), moonlight: up ? share * hoursOf(moonlit) : NaN }
}
