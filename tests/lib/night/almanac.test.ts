import { readFileSync } from 'node:fs'
import { getMoonIllumination, getMoonTimes, getTimes } from 'suncalc'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import {
  findHorizonCrossing,
  findMoonPhase,
  moonLitShare,
  findNextNewMoon,
  ROVANIEMI_COORDINATES,
} from '@/lib/night/sky-events'
import { nightSpan } from '@/lib/night/time-span'
import { type Sky, computeSky } from '@/lib/night/sky'
import { type Comparison, compareInstants, readRows } from '@/tests/support/almanac/compare'
import { ROVANIEMI_SUN } from '@/tests/support/almanac/meteorological-institute'
import {
  MOON_61_SOUTH,
  MOON_80_NORTH,
  QUARTERS,
  SUN_60_NORTH,
  SUN_80_NORTH,
} from '@/tests/support/almanac/naval-observatory'
import { isExhaustive } from '@/tests/support/tier'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/* Our numbers compared with other sources. docs/night.md has the table that these tests verify. */

/**
 * Events missing in the second library: twilights of minutes at the edge of their season, where the sun reaches 18
 * degrees to within a twentieth, and the second moonrise or moonset of a UTC day.
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'Astronomical dusk': ['2026-09-08'],
  'Astronomical dawn': ['2027-09-08', '2028-09-07'],
  Moonrise: ['2026-06-05', '2027-05-06', '2027-05-26'],
  Moonset: ['2027-05-16'],
}

const { latitude, longitude } = ROVANIEMI_COORDINATES

/** Every fifth day of three years; `npm test` uses one in four of them. */
const DAYS = Array.from({ length: 219 }, (_, step) => addDays('2026-01-01', step * 5)).filter(
  (_, step) => isExhaustive || step % 4 === 0,
)

test.each([
  ['Sun at 60° N', 'sun', SUN_60_NORTH, 2019, { latitude: 60, longitude: 0 }, 2],
  ['Sun at 80° N', 'sun', SUN_80_NORTH, 2019, { latitude: 80, longitude: 0 }, 2],
  ['Moon at 61° S', 'moon', MOON_61_SOUTH, 1944, { latitude: -61, longitude: 103 }, 2],
  ['Moon at 80° N', 'moon', MOON_80_NORTH, 2019, { latitude: 80, longitude: 0 }, 3],
] as const)(
  '%s rises and sets at the same minute as in the Naval Observatory’s tables',
  (row, body, table, year, place, most) => {
    const days = readRows(table, year)
    const pairs = days.flatMap(({ day, rise, set }) => {
      const start = new Date(`${day}T00:00:00Z`)
      const span = { start, end: new Date(start.getTime() + MS_PER_DAY) }
      return [
        { name: `${day} rise`, ours: findHorizonCrossing(body, 'up', span, place), theirs: rise },
        { name: `${day} set`, ours: findHorizonCrossing(body, 'down', span, place), theirs: set },
      ]
    })
    expect(days.length).toBeGreaterThan(60)
    hold(row, compareInstants(pairs), most)
  },
)

test('the sun rises and sets in Rovaniemi as published by the Finnish Meteorological Institute', () => {
  const rows = [...ROVANIEMI_SUN.matchAll(/(\S{10}) (\S{5}) (\S{5})/g)]
  const pairs = rows.flatMap(([, day = '', rise = '', set = '']) => {
    const sky = computeSky(day)
    return [
      { name: `${day} rise`, ours: sky.sunrise, theirs: helsinkiInstant(day, rise) },
      { name: `${day} set`, ours: sky.sunset, theirs: helsinkiInstant(day, set) },
    ]
  })
  hold('Sun in Rovaniemi', compareInstants(pairs), 1)
})

test('the moon’s phases agree with the Naval Observatory', () => {
  const quarters = [...QUARTERS.matchAll(/(\d) (\d{4}-\d\d-\d\d) (\d\d:\d\d)/g)].map(
    ([, kind = '', day = '', time = '']) => ({ kind: Number(kind), at: new Date(`${day}T${time}:00Z`) }),
  )
  const names = ['new moon', 'first quarter', 'full moon', 'last quarter']
  const around = ({ at }: { at: Date }) => ({
    start: new Date(at.getTime() - MS_PER_DAY / 2),
    end: new Date(at.getTime() + MS_PER_DAY / 2),
  })
  expect(quarters.map((quarter) => findMoonPhase(around(quarter)))).toEqual(
    quarters.map(({ kind }) => names[kind]),
  )
  const newMoons = quarters.filter(({ kind }) => kind === 0)
  const pairs = newMoons.map(({ at }) => ({
    name: at.toISOString(),
    ours: findNextNewMoon(new Date(at.getTime() - MS_PER_DAY)),
    theirs: at,
  }))
  hold('New moon', compareInstants(pairs), 2)
})

describe('a second library, over three years in Rovaniemi,', () => {
  const skies = DAYS.map((day) => computeSky(day))

  test.each([
    ['Sunrise', (sky: Sky) => sky.sunrise, (day: string) => timesOn(day).sunrise, 2],
    ['Sunset', (sky: Sky) => sky.sunset, sunsetOn, 2],
    ['Civil dusk', (sky: Sky) => sky.civilDusk, (day: string) => timesOn(day).dusk, 2],
    ['Civil dawn', (sky: Sky) => sky.civilDawn, (day: string) => timesOn(addDays(day, 1)).dawn, 2],
    ['Nautical dusk', (sky: Sky) => sky.nauticalDusk, (day: string) => timesOn(day).nauticalDusk, 2],
    [
      'Nautical dawn',
      (sky: Sky) => sky.nauticalDawn,
      (day: string) => timesOn(addDays(day, 1)).nauticalDawn,
      2,
    ],
    ['Astronomical dusk', (sky: Sky) => sky.astronomicalDusk, (day: string) => timesOn(day).night, 2],
    [
      'Astronomical dawn',
      (sky: Sky) => sky.astronomicalDawn,
      (day: string) => timesOn(addDays(day, 1)).nightEnd,
      2,
    ],
    ['Moonrise', (sky: Sky) => sky.moonrise, (day: string) => moonTurn(day, 'rise'), 3],
    ['Moonset', (sky: Sky) => sky.moonset, (day: string) => moonTurn(day, 'set'), 3],
  ] as const)('has the same %s', (row, ours, theirs, most) => {
    const pairs = skies.map((sky) => ({ name: sky.date, ours: ours(sky), theirs: theirs(sky.date) }))
    hold(row, compareInstants(pairs), most, isExhaustive)
  })

  test('agrees on the moon’s lit share', () => {
    const differences = DAYS.map((day) => {
      const instant = helsinkiInstant(day, '21:00')
      return Math.abs(moonLitShare(instant) - getMoonIllumination(instant).fraction)
    })
    const largest = Math.max(...differences) * 100
    expect(largest).toBeLessThan(0.5)
    if (isExhaustive)
      expect(paper()).toMatch(
        new RegExp(`\\| Moon's share .*\\| ${DAYS.length} +\\| ${largest.toFixed(2)} % +\\|`),
      )
  })
})

/** Compare with the row in docs/night.md: its name, the number of events, the largest difference. */
function hold(
  row: string,
  { compared, largestMinutes, alone }: Comparison,
  mostMinutes: number,
  isAll = true,
): void {
  const leftOut = LEFT_OUT[row] ?? []
  expect({ row, alone }).toEqual({ row, alone: leftOut.filter((day) => DAYS.includes(day)) })
  expect(largestMinutes).toBeLessThan(mostMinutes)
  if (isAll)
    expect(paper()).toMatch(
      new RegExp(`\\| ${row}.* \\| ${compared} +\\| ${largestMinutes.toFixed(1)} min +\\|`),
    )
}

function paper(): string {
  return readFileSync('docs/night.md', 'utf8')
}

/** Its days are solar days: around midsummer their sunset is on the next calendar day. */
function sunsetOn(day: string): Date | null {
  const sunsets = [timesOn(day).sunset, timesOn(addDays(day, -1)).sunset]
  return sunsets.find((sunset) => sunset && helsinkiDay(sunset) === day) ?? null
}

function timesOn(day: string) {
  return getTimes(helsinkiInstant(day, '12:00'), latitude, longitude)
}

/** It works in whole UTC days: the time from noon to noon spans two of them. */
function moonTurn(day: string, kind: 'rise' | 'set'): Date | null {
  const { start, end } = nightSpan(day)
  const found = [start, end].map((instant) => getMoonTimes(instant, latitude, longitude)[kind])
  return found.find((turn) => turn && turn >= start && turn < end) ?? null
}
