import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { type MoonPhase } from '@/lib/night/moon-phase'
import {
  type Coordinates,
  ROVANIEMI_COORDINATES,
  findHorizonCrossing,
  findSunCrossing,
  findMoonPhase,
  moonLitShare,
} from '@/lib/night/sky-events'
import { nightSpan, type Span } from '@/lib/night/time-span'

/** It is dark when the sun is at least this far below the horizon: nautical twilight is over. */
export const DARK_DEGREES = 12

/** The sun's height in degrees at the limits of civil, nautical and astronomical twilight. */
const CIVIL = -6
const NAUTICAL = -DARK_DEGREES
const ASTRONOMICAL = -18

/**
 * The sun and moon on one day. Sunrise and sunset are those of the day itself; all other times are between its noon and
 * the next, to keep each night together. A time is null if the event does not happen.
 *
 * Rule: night-table (docs/rules.md)
 */
export type Sky = {
  readonly date: Day
  readonly sunrise: Date | null
  readonly sunset: Date | null
  readonly civilDusk: Date | null
  readonly civilDawn: Date | null
  /** Nautical dusk: from here to `nauticalDawn` it is dark, with the sun at least 12 degrees below the horizon. */
  readonly nauticalDusk: Date | null
  readonly nauticalDawn: Date | null
  readonly astronomicalDusk: Date | null
  readonly astronomicalDawn: Date | null
  readonly moonrise: Date | null
  readonly moonset: Date | null
  /** The lit share of the moon's disc at 21:00, 0 to 1. */
  readonly moonShare: number
  readonly moonPhase: MoonPhase
}

/** Compute the sky of a day with the astronomy library, which takes about 6 ms. */
export function computeSky(date: Day, place: Coordinates = ROVANIEMI_COORDINATES): Sky {
  const day = { start: helsinkiInstant(date, '00:00'), end: helsinkiInstant(addDays(date, 1), '00:00') }
  const night = nightSpan(date)
  const sunAt = (degrees: number, way: 'up' | 'down') => findSunCrossing(degrees, way, night, place)
  return {
    date,
    sunrise: findHorizonCrossing('sun', 'up', day, place),
    sunset: findLastSunset(date, day, place),
    civilDusk: sunAt(CIVIL, 'down'),
    civilDawn: sunAt(CIVIL, 'up'),
    nauticalDusk: sunAt(NAUTICAL, 'down'),
    nauticalDawn: sunAt(NAUTICAL, 'up'),
    astronomicalDusk: sunAt(ASTRONOMICAL, 'down'),
    astronomicalDawn: sunAt(ASTRONOMICAL, 'up'),
    moonrise: findHorizonCrossing('moon', 'up', night, place),
    moonset: findHorizonCrossing('moon', 'down', night, place),
    moonShare: moonLitShare(helsinkiInstant(date, '21:00')),
    moonPhase: findMoonPhase(night),
  }
}

/** Around midsummer the sun sets after midnight, so a day may have two sunsets; the later one counts. */
function findLastSunset(date: Day, day: Span, place: Coordinates): Date | null {
  const afternoon = { start: helsinkiInstant(date, '12:00'), end: day.end }
  return (
    findHorizonCrossing('sun', 'down', afternoon, place) ?? findHorizonCrossing('sun', 'down', day, place)
  )
}
