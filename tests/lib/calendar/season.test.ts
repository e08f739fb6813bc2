import { isInSeason, nextSeason, initialCalendarMonth, currentOrNextSeason } from '@/lib/calendar/season'

const winter = { start: '09-15', end: '04-15' }
const spring = { start: '02-01', end: '05-31' }

test('a season that wraps New Year includes both ends and New Year', () => {
  expect(isInSeason('2026-09-14', winter)).toBe(false)
  expect(isInSeason('2026-09-15', winter)).toBe(true)
  expect(isInSeason('2026-12-31', winter)).toBe(true)
  expect(isInSeason('2027-01-01', winter)).toBe(true)
  expect(isInSeason('2027-04-15', winter)).toBe(true)
  expect(isInSeason('2027-04-16', winter)).toBe(false)
})

test('a season within one year includes both ends', () => {
  expect(isInSeason('2027-01-31', spring)).toBe(false)
  expect(isInSeason('2027-02-01', spring)).toBe(true)
  expect(isInSeason('2027-05-31', spring)).toBe(true)
  expect(isInSeason('2027-06-01', spring)).toBe(false)
})

test('a season around a leap day includes it', () => {
  expect(isInSeason('2028-02-29', winter)).toBe(true)
  expect(isInSeason('2028-02-29', { start: '11-01', end: '02-28' })).toBe(false)
})

test('in January the current season is the one that began last year', () => {
  expect(currentOrNextSeason('2027-01-10', winter)).toEqual({ start: '2026-09-15', end: '2027-04-15' })
})

test('the last day of a season still belongs to it, and the day after to the next season', () => {
  expect(currentOrNextSeason('2027-04-15', winter).start).toBe('2026-09-15')
  expect(currentOrNextSeason('2027-04-16', winter)).toEqual({ start: '2027-09-15', end: '2028-04-15' })
  expect(currentOrNextSeason('2027-06-01', spring)).toEqual({ start: '2028-02-01', end: '2028-05-31' })
})

test('the season after one begins a year later', () => {
  expect(nextSeason(currentOrNextSeason('2026-11-21', winter), winter)).toEqual({
    start: '2027-09-15',
    end: '2028-04-15',
  })
})

test('in season the calendar opens on the current month', () => {
  expect(initialCalendarMonth('2026-11-21', winter)).toBe('2026-11')
  expect(initialCalendarMonth('2027-04-15', winter)).toBe('2027-04')
})

test('out of season the calendar opens on the month in which the next season begins', () => {
  expect(initialCalendarMonth('2027-04-16', winter)).toBe('2027-09')
  expect(initialCalendarMonth('2026-09-14', winter)).toBe('2026-09')
  expect(initialCalendarMonth('2026-11-21', { start: '12-15', end: '03-15' })).toBe('2026-12')
})

test('a calendar without a season opens on the current month', () => {
  expect(initialCalendarMonth('2027-07-01')).toBe('2027-07')
})
