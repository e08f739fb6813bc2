import { addDays } from '@/lib/calendar/day'
import { darkIn } from '@/lib/night/dark'
import { heightsOf } from '@/lib/night/heights'
import { moonUpIn } from '@/lib/night/moon-up'
import { type Sky, skyOf } from '@/lib/night/sky'
import { hoursOf, nightOf, tourSpan } from '@/lib/night/span'

const skies = Array.from({ length: 90 }, (_, ahead) => skyOf(addDays('2026-11-01', ahead)))

test('hours of darkness are elapsed hours, even when the clocks change', () => {
  const whole = (day: string) => hoursOf(darkIn(tourSpan(day, '20:00', '05:00'), [skyOf(day)]))
  expect(whole('2026-10-23')).toBe(9)
  expect(whole('2026-10-24')).toBe(10)
  expect(whole('2027-03-13')).toBeCloseTo(8.75, 1)
  expect(whole('2027-03-27')).toBeCloseTo(6.76, 1)
})

test('there is no darkness in a summer night or in the daytime', () => {
  expect(darkIn(tourSpan('2027-06-20', '20:00', '05:00'), [skyOf('2027-06-20')])).toEqual([])
  expect(darkIn(tourSpan('2026-12-20', '10:00', '14:00'), skies)).toEqual([])
})

test('a dark morning belongs to the night before it', () => {
  const span = tourSpan('2026-12-20', '07:00', '09:00')
  expect(hoursOf(darkIn(span, skies))).toBeCloseTo(0.93, 1)
  expect(darkIn(span, [skyOf('2026-12-20')])).toEqual([])
})

test('the moon is up whenever its height says so, in every hour of three months', () => {
  for (const { date } of skies.slice(0, -14)) {
    const { start } = nightOf(date)
    const heights = heightsOf(date).moon
    const up = moonUpIn(nightOf(date), date, skies)
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
  const still: Sky = { ...skyOf('2026-12-21'), moonrise: null, moonset: null }
  expect(moonUpIn(tourSpan('2026-12-21', '20:00', '05:00'), '2026-12-21', [still])).toBeNull()
})

test('an earlier night shows it if no later one does', () => {
  const span = tourSpan('2026-12-21', '20:00', '05:00')
  const rising = skies.filter(({ date }) => date <= '2026-12-21')
  expect(moonUpIn(span, '2026-12-21', rising)).toEqual([span])
})
