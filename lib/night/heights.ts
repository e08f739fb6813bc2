import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { type Day } from '@/lib/calendar/day'
import { type Place, ROVANIEMI } from '@/lib/night/place'
import { nightOf } from '@/lib/night/span'

/**
 * How high sun and moon stand at each full hour from noon of a day to noon of the next, in degrees above the horizon,
 * to a tenth; below it negative. 24 or 26 figures in the nights in which the clocks change, 25 in all others.
 */
export type Heights = {
  readonly date: Day
  readonly sun: readonly number[]
  readonly moon: readonly number[]
}

const MS_PER_HOUR = 3_600_000

export function heightsOf(date: Day, place: Place = ROVANIEMI): Heights {
  const { start, end } = nightOf(date)
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

function heightAt(body: Body, instant: Date, { latitude, longitude }: Place): number {
  const observer = new Observer(latitude, longitude, 0)
  const { ra, dec } = Equator(body, instant, observer, true, true)
  return Math.round(Horizon(instant, observer, ra, dec, 'normal').altitude * 10) / 10
}
