import { helsinkiTime } from '@/lib/calendar/day'
import { clockChangeText, formatHours, moonPathText, moonPhaseText } from '@/lib/night/night-sentence'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { type DepartureHours } from '@/lib/night/sky-sentence'
import { type Sky } from '@/lib/night/sky'
import { totalClockHours } from '@/lib/night/time-span'

/* Short versions of the sentences about the sky, for tables and cards. */

/** Describe the sky of a day, for all its tours: `Moon waning gibbous, 71 % lit; sun from 11:03 to 13:34` */
export function shortDaySkyText(sky: Sky): string {
  const hours = sunHoursText(sky)
  return `Moon ${moonPhaseText(sky)}${hours ? `; ${hours}` : ''}`
}

/** Describe the sunlight of a day: `sun from 11:03 to 13:34`; empty if the sun stays down, or is up past midnight. */
export function sunHoursText({ sunrise, sunset }: Sky): string {
  if (!sunrise || !sunset || sunset < sunrise) return ''
  return `sun from ${helsinkiTime(sunrise)} to ${helsinkiTime(sunset)}`
}

/**
 * Describe the dark hours of a tour: `Dark for 9 hours; the moon rises at 19:10`; empty for daytime tours, and if
 * nothing is known.
 */
export function shortNightSkyText({ day, start, end }: DepartureHours, skies: readonly Sky[]): string {
  if (!end || !isEveningTour(start) || !skies.some(({ date }) => date === day)) return ''
  const span = { start, end }
  const hours = totalClockHours(findDarkSpans(span, skies))
  const way = moonPathText(span, day, skies)
  return `${hours === 0 ? 'Too light' : `Dark for ${formatHours(hours)}${clockChangeText(span)}`}${way ? `; the moon ${way}` : ''}`
}
