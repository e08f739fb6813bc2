import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { type Day } from '@/lib/calendar/day'
import { type Place, ROVANIEMI } from '@/lib/night/place'
import { nightOf } from '@/lib/night/span'

const MS_PER_HOUR = 3_600_000

/**
 * How high the moon stands at each full hour from noon of a day to noon of the next, in degrees above the horizon, to a
 * tenth; below it negative. 24 or 26 figures in the nights in which the clocks change, 25 in all others.
 */
export function moonHeightsOf(date: Day, place: Place = ROVANIEMI): readonly number[] {
  const { start, end } = nightOf(date)
  const hours = (end.getTime() - start.getTime()) / MS_PER_HOUR
  return Array.from({ length: hours + 1 }, (_, hour) =>
    heightAt(new Date(start.getTime() + hour * MS_PER_HOUR), place),
  )
}

function heightAt(instant: Date, { latitude, longitude }: Place): number {
  const observer = new Observer(latitude, longitude, 0)
  const { ra, dec } = Equator(Body.Moon, instant, observer, true, true)
  return Math.round(Horizon(instant, observer, ra, dec, 'normal').altitude * 10) / 10
}
