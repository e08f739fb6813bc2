import fc from 'fast-check'
import { addDays, helsinkiDay, helsinkiInstant, isDay, weekdayIndex } from '@/lib/calendar/day'
import { addMonths, monthGrid, toMonth } from '@/lib/calendar/month'
import { isInSeason, nextSeason, currentOrNextSeason } from '@/lib/calendar/season'

/* Properties that hold for any day, not only for hand-picked ones. */

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
// Not 29 February: in three years out of four, a season that ends on it would end on a day that does not exist.
const monthDay = day.map((some) => some.slice(5)).filter((some) => some !== '02-29')
const season = fc.record({ start: monthDay, end: monthDay })

test('a month’s grid has each of its days once, in order, under the right weekday', () => {
  fc.assert(
    fc.property(day, (some) => {
      const month = toMonth(some)
      const cells = monthGrid(month)
      const days = cells.filter((cell) => cell !== null)
      expect([35, 42]).toContain(cells.length)
      expect(days[0]).toBe(`${month}-01`)
      expect(addDays(days.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`)
      expect(days).toContain(some)
      cells.forEach((cell, index) => cell && expect(weekdayIndex(cell)).toBe(index % 7))
    }),
  )
})

test('any time of any day in Helsinki is on that day', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(day, time, (some, clock) => expect(helsinkiDay(helsinkiInstant(some, clock))).toBe(some)),
  )
})

test('a day is in season exactly when the current or next season has begun', () => {
  fc.assert(
    fc.property(day, season, (some, year) => {
      const { start, end } = currentOrNextSeason(some, year)
      expect(end >= some).toBe(true)
      expect(isInSeason(some, year)).toBe(start <= some)
    }),
  )
})

test('seasons follow each other a year apart and never overlap', () => {
  fc.assert(
    fc.property(day, season, (some, year) => {
      const running = currentOrNextSeason(some, year)
      const next = nextSeason(running, year)
      expect(next.start.slice(5)).toBe(year.start)
      expect(Number(next.start.slice(0, 4)) - Number(running.start.slice(0, 4))).toBe(1)
    }),
  )
})

test('any text is either an existing day or refused, and nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), day), (text) => {
      if (isDay(text)) expect(addDays(text, 0)).toBe(text)
    }),
  )
})
