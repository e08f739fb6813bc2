import { openingMonth } from '@/lib/calendar/opening-month'

const winter = { start: '09-15', end: '04-15' }

test('in season the calendar opens on this month', () => {
  expect(openingMonth('2026-11-21', winter)).toBe('2026-11')
  expect(openingMonth('2027-04-15', winter)).toBe('2027-04')
})

test('out of season the calendar opens on the month in which the next season begins', () => {
  expect(openingMonth('2027-04-16', winter)).toBe('2027-09')
  expect(openingMonth('2026-09-14', winter)).toBe('2026-09')
  expect(openingMonth('2026-11-21', { start: '12-15', end: '03-15' })).toBe('2026-12')
})

test('a calendar without a season opens on this month', () => {
  expect(openingMonth('2027-07-01')).toBe('2027-07')
})
