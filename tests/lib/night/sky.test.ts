import { addDays, type Day } from '@/lib/calendar/day'
import { computeNightHeights } from '@/lib/night/heights'
import { findMoonPhase } from '@/lib/night/sky-events'
import { type Sky, computeSky } from '@/lib/night/sky'
import { nightSpan } from '@/lib/night/time-span'

/** Utsjoki, where the sun stays down for seven weeks. */
const UTSJOKI = { latitude: 69.9, longitude: 27.03 }

function daysFrom(first: Day, last: Day): readonly Day[] {
  return first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)]
}

test('around midsummer the sun neither rises nor sets, and there is no dusk', () => {
  const { sunrise, sunset, civilDusk, nauticalDusk } = computeSky('2027-06-21')
  expect([sunrise, sunset, civilDusk, nauticalDusk]).toEqual([null, null, null, null])
})

test('in Rovaniemi the sun rises on every winter day, further north it does not', () => {
  expect(computeSky('2026-12-21').sunrise).not.toBeNull()
  const { sunrise, sunset, civilDusk } = computeSky('2026-12-21', UTSJOKI)
  expect([sunrise, sunset]).toEqual([null, null])
  expect(civilDusk).not.toBeNull()
})

test('darkness ends in the last third of April and returns in the last third of August', () => {
  const isDark = (day: Day) => computeSky(day).nauticalDusk !== null
  const nights = daysFrom('2027-04-15', '2027-08-31')
  const light = nights.filter((day) => !isDark(day))
  expect([light.at(0), light.at(-1), light.length]).toEqual(['2027-04-20', '2027-08-22', 125])
})

test('a sunset after midnight belongs to the calendar day on which it happens', () => {
  const { sunset, sunrise } = computeSky('2027-05-30')
  expect(sunset?.toISOString()).toBe('2027-05-29T21:04:20.000Z')
  expect(sunset && sunrise && sunset < sunrise).toBe(true)
})

test('a night’s events are between its noons, dusk before dawn', () => {
  const order: readonly (keyof Sky)[] = [
    'civilDusk',
    'nauticalDusk',
    'astronomicalDusk',
    'astronomicalDawn',
    'nauticalDawn',
    'civilDawn',
  ]
  for (const day of daysFrom('2026-10-01', '2026-10-31')) {
    const sky = computeSky(day)
    const { start, end } = nightSpan(day)
    const instants = [start, ...order.map((name) => sky[name]), end].map(Number)
    expect(instants).toEqual(instants.toSorted((one, other) => one - other))
    for (const turn of [sky.moonrise, sky.moonset])
      expect(turn === null || (turn >= start && turn < end)).toBe(true)
  }
})

test.each([
  ['2027-03-27', 23],
  ['2027-03-28', 24],
  ['2026-10-24', 25],
  ['2026-10-25', 24],
])('the night of %s has %s hours', (day, hours) => {
  const { start, end } = nightSpan(day)
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours)
  expect(computeNightHeights(day).moon).toHaveLength(hours + 1)
})

test('dusk and dawn continue smoothly on both nights of the clock change', () => {
  for (const day of ['2027-03-27', '2026-10-24']) {
    const [before, on] = [computeSky(addDays(day, -1)), computeSky(day)]
    for (const name of ['nauticalDusk', 'nauticalDawn'] as const) {
      const hours = (Number(on[name]) - Number(before[name])) / 3_600_000
      expect(Math.abs(hours - 24)).toBeLessThan(0.1)
    }
  }
})

test('a main phase has its name on one night only, with the intermediate phases in between', () => {
  const phases = daysFrom('2026-12-01', '2026-12-31').map((day) => findMoonPhase(nightSpan(day)))
  expect(phases.filter((phase) => phase === 'full moon')).toHaveLength(1)
  expect(phases.indexOf('full moon')).toBe(22)
  expect(phases.slice(6, 9)).toEqual(['waning crescent', 'new moon', 'waxing crescent'])
})

test('the moon is above the horizon between its rise and its set', () => {
  const { moonrise, moonset } = computeSky('2026-10-24')
  const { start } = nightSpan('2026-10-24')
  const heights = computeNightHeights('2026-10-24').moon
  const hourOf = (instant: Date | null) => (Number(instant) - start.getTime()) / 3_600_000
  const up = heights.map((height) => height > -0.5)
  expect(up).toEqual(up.map((_, hour) => hour > hourOf(moonrise) && hour < hourOf(moonset)))
})
