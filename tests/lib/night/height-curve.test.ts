import { heightCurve } from '@/lib/night/height-curve'
import { computeHeights } from '@/lib/night/heights'
import { tourSpan } from '@/lib/night/span'
import { sunAltitude } from '@/tests/support/the-sun'

const night = [computeHeights('2027-03-27')]
const span = tourSpan('2027-03-27', '20:00', '05:00')

test('the curve passes through the hourly heights and follows the sun between them', () => {
  const points = heightCurve(span, 32, night)
  expect(points).toHaveLength(33)
  expect(points.map(({ at }) => at.toISOString()).at(-1)).toBe('2027-03-28T02:00:00.000Z')
  // Refraction lifts it by at most half a degree.
  for (const { at, sun } of points) expect(Math.abs(sun - sunAltitude(at))).toBeLessThan(0.6)
})

test('times that no night covers are left out', () => {
  expect(heightCurve(tourSpan('2027-03-27', '09:00', '15:00'), 6, night)).toHaveLength(4)
})
