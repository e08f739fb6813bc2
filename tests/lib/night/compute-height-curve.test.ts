import { computeHeightCurve } from '@/lib/night/compute-height-curve'
import { computeNightHeights } from '@/lib/night/heights'
import { tourSpan } from '@/lib/night/time-span'
import { sunAltitude } from '@/tests/support/the-sun'

const night = [computeNightHeights('2027-03-27')]
const span = tourSpan('2027-03-27', '20:00', '05:00')

test('the curve passes through the hourly heights and follows the sun between them', () => {
  const points = computeHeightCurve(span, 32, night)
  expect(points).toHaveLength(33)
  expect(points.map(({ at }) => at.toISOString()).at(-1)).toBe('2027-03-28T02:00:00.000Z')
  // Refraction lifts it by at most half a degree.
  for (const { at, sun } of points) expect(Math.abs(sun - sunAltitude(at))).toBeLessThan(0.6)
})

test('times that no night covers are left out', () => {
  expect(computeHeightCurve(tourSpan('2027-03-27', '09:00', '15:00'), 6, night)).toHaveLength(4)
})
