import { type Day } from '@/lib/calendar/day'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { type Sky } from '@/lib/night/sky'
import { totalHours, overlap, type Span } from '@/lib/night/time-span'

/** An evening, from the earliest start to the latest end of its tours. */
export type Evening = { readonly day: Day; readonly span: Span }

/**
 * Find the darkest evenings: those with the most hours of darkness and, among equals, the least moonlight.
 *
 * @param skies  in the order of their days
 * @returns      the darkest evening, or several that are equally dark; empty if all are equally dark, if none is dark,
 *               or if the sky of one is unknown
 *
 * Rule: darkest-evening (docs/rules.md)
 */
export function findDarkestEvenings(evenings: readonly Evening[], skies: readonly Sky[]): readonly Day[] {
  const lights = evenings.map(({ day, span }) => ({ day, ...lightOf(day, span, skies) }))
  const darkest = Math.max(0, ...lights.map(({ darkHours }) => darkHours))
  const dark = lights.filter(({ darkHours }) => darkHours > 0 && darkHours === darkest)
  const least = Math.min(...dark.map(({ moonlight }) => moonlight))
  const found = dark.filter(({ moonlight }) => moonlight === least)
  return found.length === evenings.length || !Number.isFinite(least) ? [] : found.map(({ day }) => day)
}

/**
 * Compute the hours of darkness and the moonlight during them: hours with the moon above the horizon times its lit
 * share. NaN if unknown.
 */
function lightOf(day: Day, span: Span, skies: readonly Sky[]) {
  const dark = findDarkSpans(span, skies)
  const up = findMoonUpSpans(span, day, skies)
  const share = skies.find(({ date }) => date === day)?.moonShare ?? NaN
  const moonlit = dark.flatMap((one) => (up ?? []).flatMap((other) => overlap(one, other) ?? []))
  return { darkHours: totalHours(dark), moonlight: up ? share * totalHours(moonlit) : NaN }
}

/** Whether an evening has no darkness at all; false if its sky is unknown. */
export function isNeverDark({ day, span }: Evening, skies: readonly Sky[]): boolean {
  return skies.some(({ date }) => date === day) && findDarkSpans(span, skies).length === 0
}
