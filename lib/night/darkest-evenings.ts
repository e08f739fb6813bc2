import { type Day } from '@/lib/calendar/day'
import { darkIn } from '@/lib/night/dark'
import { moonUpIn } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { hoursOf, overlap, type Span } from '@/lib/night/span'

/** A day's evening, from the earliest start to the latest end of the tours that count. */
export type Evening = { readonly day: Day; readonly span: Span }

/**
 * Which of several evenings are the darkest: the most hours of darkness, and of those the least moonlight.
 *
 * @param skies  in the order of their days
 * @returns      several where they are equally dark; none where all are, where none is dark at all, or where a sky is
 *   not known
 *
 * Rule: darkest-evening (docs/rules.md)
 */
export function darkestEvenings(evenings: readonly Evening[], skies: readonly Sky[]): readonly Day[] {
  const lights = evenings.map(({ day, span }) => ({ day, ...lightOf(day, span, skies) }))
  const darkest = Math.max(0, ...lights.map(({ darkHours }) => darkHours))
  const dark = lights.filter(({ darkHours }) => darkHours > 0 && darkHours === darkest)
  const least = Math.min(...dark.map(({ moonlight }) => moonlight))
  const found = dark.filter(({ moonlight }) => moonlight === least)
  return found.length === evenings.length || !Number.isFinite(least) ? [] : found.map(({ day }) => day)
}

/** Hours of darkness, and the moon's share times its hours above the horizon meanwhile; NaN where it is not known. */
function lightOf(day: Day, span: Span, skies: readonly Sky[]) {
  const dark = darkIn(span, skies)
  const up = moonUpIn(span, day, skies)
  const share = skies.find(({ date }) => date === day)?.moonShare ?? NaN
  const moonlit = dark.flatMap((one) => (up ?? []).flatMap((other) => overlap(one, other) ?? []))
  return { darkHours: hoursOf(dark), moonlight: up ? share * hoursOf(moonlit) : NaN }
}
