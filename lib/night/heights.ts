import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { type Day } from '@/lib/calendar/day'
import { type Coordinates, ROVANIEMI_COORDINATES } from '@/lib/night/sky-events'
import { nightSpan } from '@/lib/night/time-span'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/**
 * The heights of sun and moon at each full hour from noon of a day to noon of the next, in tenths of a degree, negative
 * below the horizon. There are 25 of each, or 24 or 26 on nights when the clocks change.
 */
export type NightHeights = {
  readonly date: Day
  readonly sun: readonly number[]
  readonly moon: readonly number[]
}

export function computeNightHeights(date: Day, place: Coordinates = ROVANIEMI_COORDINATES): NightHeights {
  const { start, end } = nightSpan(date)
  const hours = Array.from(
    { length: (end.getTime() - start.getTime()) / MS_PER_HOUR + 1 },
    (_, hour) => new Date(start.getTime() + hour * MS_PER_HOUR),
  )
  return {
    date,
    sun: hours.map((hour) => heightAt(Body.Sun, hour, place)),
    moon: hours.map((hour) => heightAt(Body.Moon, hour, place)),
  }
}

function heightAt(body: Body, instant: Date, { latitude, longitude }: Coordinates): number {
  const observer = new Observer(latitude, longitude, 0)
  const { ra, dec } = Equator(body, instant, observer, true, true)
  return Math.round(Horizon(instant, observer, ra, dec, 'normal').altitude * 10) / 10
}
