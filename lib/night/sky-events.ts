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
import { type Span } from '@/lib/night/span'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/* Results of the astronomy library, as instants to the second. We compute nothing ourselves. */

type Direction = 'up' | 'down'

/** When the upper edge first crosses the horizon in a span, with standard refraction (34'); null if never. */
export function findHorizonCrossing(
  body: 'sun' | 'moon',
  way: Direction,
  span: Span,
  place: Place,
): Date | null {
  const { start, days } = searchOf(span)
  const found = SearchRiseSet(bodyOf(body), observerAt(place), signOf(way), start, days)
  return within(span, found?.date)
}

/** When the sun's centre passes a height in degrees, without refraction, as twilight is defined. */
export function findSunCrossing(degrees: number, way: Direction, span: Span, place: Place): Date | null {
  const { start, days } = searchOf(span)
  const found = SearchAltitude(Body.Sun, observerAt(place), signOf(way), start, days, degrees)
  return within(span, found?.date)
}

/** The lit share of the moon's disc, 0 to 1, to three decimals. */
export function moonLitShare(instant: Date): number {
  return Math.round(Illumination(Body.Moon, instant).phase_fraction * 1000) / 1000
}

/** The phase of a night: new, full or quarter on the night it falls in, the phase in between on other nights. */
export function findMoonPhase({ start, end }: Span): PhaseName {
  const { quarter, time } = SearchMoonQuarter(start)
  const index = time.date < end ? quarter * 2 : Math.floor(MoonPhase(start) / 90) * 2 + 1
  return MOON_PHASES[index] ?? 'new moon'
}

/** The first new moon after an instant. */
export function nextNewMoon(after: Date): Date {
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

function observerAt({ latitude, longitude }: Place): Observer {
  return new Observer(latitude, longitude, 0)
}

function bodyOf(body: 'sun' | 'moon'): Body {
  return body === 'sun' ? Body.Sun : Body.Moon
}

function signOf(way: Direction): 1 | -1 {
  return way === 'up' ? 1 : -1
}

/** A place on the ground, in degrees north and east, at sea level and with a flat horizon. */
export type Place = { readonly latitude: number; readonly longitude: number }

/** The place for which all nights and days are computed. */
export const ROVANIEMI: Place = { latitude: 66.5, longitude: 25.73 }
