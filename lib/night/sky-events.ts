import {
  Body,
  Illumination,
  MoonPhase,
  Observer,
  SearchAltitude,
  SearchMoonQuarter,
  SearchRiseSet,
} from 'astronomy-engine'
import { MOON_PHASES, type MoonPhase as PhaseName } from '@/lib/night/moon-phase'
import { type Span } from '@/lib/night/time-span'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/* Wraps the astronomy library, which does all the calculations. Instants are rounded to the second. */

type Direction = 'up' | 'down'

/**
 * When the upper edge of the sun or moon first crosses the horizon in a span, allowing for standard refraction (34');
 * null if never.
 */
export function findHorizonCrossing(
  body: 'sun' | 'moon',
  way: Direction,
  span: Span,
  place: Coordinates,
): Date | null {
  const { start, days } = searchOf(span)
  const found = SearchRiseSet(bodyOf(body), observerAt(place), signOf(way), start, days)
  return within(span, found?.date)
}

/** When the sun's centre crosses a height in degrees, ignoring refraction, as in the definition of twilight. */
export function findSunCrossing(
  degrees: number,
  way: Direction,
  span: Span,
  place: Coordinates,
): Date | null {
  const { start, days } = searchOf(span)
  const found = SearchAltitude(Body.Sun, observerAt(place), signOf(way), start, days, degrees)
  return within(span, found?.date)
}

/** The lit share of the moon's disc, from 0 to 1, rounded to three decimals. */
export function moonLitShare(instant: Date): number {
  return Math.round(Illumination(Body.Moon, instant).phase_fraction * 1000) / 1000
}

/**
 * The moon's phase on a night: new, full or a quarter if that occurs during the night, otherwise the phase in between.
 */
export function findMoonPhase({ start, end }: Span): PhaseName {
  const { quarter, time } = SearchMoonQuarter(start)
  const index = time.date < end ? quarter * 2 : Math.floor(MoonPhase(start) / 90) * 2 + 1
  return MOON_PHASES[index] ?? 'new moon'
}

/** The first new moon after an instant. */
export function findNextNewMoon(after: Date): Date {
  let found = SearchMoonQuarter(after)
  while (found.quarter !== 0) found = SearchMoonQuarter(new Date(found.time.date.getTime() + MS_PER_DAY))
  return toSecond(found.time.date)
}

function searchOf({ start, end }: Span) {
  return { start, days: (end.getTime() - start.getTime()) / MS_PER_DAY }
}

function within({ end }: Span, found: Date | undefined): Date | null {
  return found && found < end ? toSecond(found) : null
}

function toSecond(instant: Date): Date {
  return new Date(Math.round(instant.getTime() / 1000) * 1000)
}

function observerAt({ latitude, longitude }: Coordinates): Observer {
  return new Observer(latitude, longitude, 0)
}

function bodyOf(body: 'sun' | 'moon'): Body {
  return body === 'sun' ? Body.Sun : Body.Moon
}

function signOf(way: Direction): 1 | -1 {
  return way === 'up' ? 1 : -1
}

/** A place by its degrees north and east. We assume sea level and a flat horizon. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** The place for which we compute all days and nights. */
export const ROVANIEMI_COORDINATES: Coordinates = { latitude: 66.5, longitude: 25.73 }
