import { formatClock } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { findClockChange, findMoonPath, formatHours, moonPhaseText } from '@/lib/words/night/night-sentence'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { type DepartureHours } from '@/lib/words/night/sky-sentence'
import { type Sky } from '@/lib/night/sky'
import { totalClockHours } from '@/lib/night/time-span'
import { type Say } from '@/lib/words/say'

/* Short versions of the sentences about the sky, for tables and cards. */

/** Describe the sky of a day, for all its tours: `Moon waning gibbous, 71 % lit; sun from 11:03 to 13:34` */
export function shortDaySkyText(say: Say<'sky'>, sky: Sky, language: Language): string {
  const moon = moonPhaseText(say, sky)
  const hours = sunHours(sky, language)
  return hours ? say('dayMoonAndSun', { moon, ...hours }) : say('dayMoon', { moon })
}

/** Describe the sunlight of a day: `Sun from 11:03 to 13:34`; empty if the sun stays down, or is up past midnight. */
export function sunHoursText(say: Say<'sky'>, sky: Sky, language: Language): string {
  const hours = sunHours(sky, language)
  return hours ? say('sunHours', hours) : ''
}

function sunHours({ sunrise, sunset }: Sky, language: Language) {
  if (!sunrise || !sunset || sunset < sunrise) return null
  return { sunrise: formatClock(sunrise, language), sunset: formatClock(sunset, language) }
}

/**
 * Describe the dark hours of a tour: `Dark for 9 hours; the moon rises at 19:10`; empty for daytime tours, and if
 * nothing is known.
 */
export function shortNightSkyText(
  say: Say<'sky'>,
  { day, start, end }: DepartureHours,
  skies: readonly Sky[],
  language: Language,
): string {
  if (!end || !isEveningTour(start) || !skies.some(({ date }) => date === day)) return ''
  const span = { start, end }
  const hours = totalClockHours(findDarkSpans(span, skies))
  const darkness =
    hours === 0
      ? say('shortTooLight')
      : say('shortDark', { hours: formatHours(say, hours), clocks: findClockChange(span) })
  const path = findMoonPath(span, day, skies, language)
  return path ? say('shortWithMoon', { darkness, moon: say('moon', { phase: 'none', ...path }) }) : darkness
}
