import { addDays } from '@/lib/calendar/day'
import { findDarkSpans } from '@/lib/night/find-dark-spans'
import { computeNightHeights } from '@/lib/night/heights'
import { findMoonUpSpans } from '@/lib/night/moon-up'
import { type Sky, computeSky } from '@/lib/night/sky'
import { totalHours, nightSpan, tourSpan } from '@/lib/night/time-span'

const skies = Array.from({ length: 90 }, (_, ahead) => computeSky(addDays('2026-11-01', ahead)))

test('hours of darkness are elapsed hours, even when the clocks change', () => {
  const whole = (day: string) => totalHours(findDarkSpans(tourSpan(day, '20:00', '05:00'), [computeSky(day)]))
  expect(whole('2026-10-23')).toBe(9)
  expect(whole('2026-10-24')).toBe(10)
  expect(whole('2027-03-13')).toBeCloseTo(8.75, 1)
  expect(whole('2027-03-27')).toBeCloseTo(6.76, 1)
})

test('there is no darkness in a summer night or in the daytime', () => {
  expect(findDarkSpans(tourSpan('2027-06-20', '20:00', '05:00'), [computeSky('2027-06-20')])).toEqual([])
  expect(findDarkSpans(tourSpan('2026-12-20', '10:00', '14:00'), skies)).toEqual([])
})

test('a dark morning belongs to the night before it', () => {
  const span = tourSpan('2026-12-20', '07:00', '09:00')
  expect(totalHours(findDarkSpans(span, skies))).toBeCloseTo(0.93, 1)
  expect(findDarkSpans(span, [computeSky('2026-12-20')])).toEqual([])
})

test('the moon is up whenever its height says so, in every hour of three months', () => {
  for (const { date } of skies.slice(0, -14)) {
    const { start } = nightSpan(date)
    const heights = computeNightHeights(date).moon
    const up = findMoonUpSpans(nightSpan(date), date, skies)
    heights.slice(0, -1).forEach((height, hour) => {
      // At the lunar standstill, the last two noons are decided by minutes.
      if (Math.abs(height) < 2) return
      const instant = new Date(start.getTime() + hour * 3_600_000)
      const isUp = up?.some(({ start, end }) => start <= instant && instant < end)
      expect({ date, hour, height, isUp }).toEqual({ date, hour, height, isUp: height > 0 })
    })
  }
})

test('without a neighbouring night that shows it, the moon’s state is unknown', () => {
  const still: Sky = { ...computeSky('2026-12-21'), moonrise: null, moonset: null }
  expect(findMoonUpSpans(tourSpan('2026-12-21', '20:00', '05:00'), '2026-12-21', [still])).toBeNull()
})

test('an earlier night shows it if no later one does', () => {
  const span = tourSpan('2026-12-21', '20:00', '05:00')
  const rising = skies.filter(({ date }) => date <= '2026-12-21')
  expect(findMoonUpSpans(span, '2026-12-21', rising)).toEqual([span])
})
