import fc from 'fast-check'
import { canTakeBothTours, findClashes, pairTours } from '@/lib/booking/days/pair-tours'
import { tours } from '@/content/tours/all-tours'
import { helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { tourSpan } from '@/lib/night/time-span'

const DAY = '2026-12-29'

const hours = (start: string, end: string | null) =>
  end === null ? { start: helsinkiInstant(DAY, start), end } : tourSpan(DAY, start, end)

test.each([
  ['10:00', '14:00', '15:00', '17:00', true],
  ['10:00', '14:00', '14:59', '17:00', false],
  ['20:00', '05:00', '21:00', '23:00', false],
  ['10:00', null, '17:00', '23:00', true],
  ['10:00', null, '16:59', '23:00', false],
  ['18:00', null, '21:00', '23:00', false],
])('%s to %s and then %s to %s on one day: %s', (start, end, next, nextEnd, fits) => {
  expect(canTakeBothTours(hours(start, end), hours(next, nextEnd))).toBe(fits)
})

test('a daytime tour fits before an evening one, and two at the same hours never fit', () => {
  const offers = tours.map(({ name, times }) => ({ name, ...hours(times.start, times.end) }))
  const told = pairTours(offers).map(({ first, then, backBy }) => ({
    first: first.map(({ name }) => name),
    then: then.map(({ name }) => name),
    backBy: backBy && helsinkiTime(backBy),
  }))
  const first = ['Snowshoe Adventure', 'Ice Fishing Experience', 'Nordic Animals of Ranua Zoo']
  const then = ['Guaranteed Northern Lights Tour', 'Family-Friendly Northern Lights Tour']
  expect(told).toEqual([
    { first: expect.arrayContaining(first), then: expect.arrayContaining(then), backBy: '19:00' },
  ])
  expect(told[0]?.first.some((name) => then.includes(name))).toBe(false)
})

test('a booked tour clashes with those at its hours, before or after it, and never with itself', () => {
  const [day, evening, later] = [hours('10:00', '15:00'), hours('20:00', '05:00'), hours('21:00', '23:00')]
  expect(findClashes([day, evening, later], [evening])).toEqual([later])
  expect(findClashes([day, evening, later], [later])).toEqual([evening])
  expect(findClashes([day, evening, later], [])).toEqual([])
})

test('tours that fit never overlap, have an hour between them, and fit in one order only', () => {
  const anOffer = fc
    .record({
      hour: fc.integer({ min: 0, max: 23 }),
      length: fc.option(fc.double({ min: 0.5, max: 10, noNaN: true })),
    })
    .map(({ hour, length }) => {
      const start = helsinkiInstant(DAY, `${String(hour).padStart(2, '0')}:00`)
      return { start, end: length === null ? null : new Date(start.getTime() + length * MS_PER_HOUR) }
    })
  fc.assert(
    fc.property(fc.array(anOffer, { maxLength: 6 }), (offers) => {
      const pairs = pairTours(offers).flatMap(({ first, then }) =>
        first.flatMap((one) => then.map((other) => [one, other] as const)),
      )
      for (const [one, other] of pairs) {
        expect(other.start.getTime() - (one.end ?? one.start).getTime()).toBeGreaterThanOrEqual(MS_PER_HOUR)
        expect(canTakeBothTours(other, one)).toBe(false)
      }
      const fitting = offers.flatMap((one) => offers.filter((other) => canTakeBothTours(one, other)))
      expect(pairs).toHaveLength(fitting.length)
    }),
  )
})
