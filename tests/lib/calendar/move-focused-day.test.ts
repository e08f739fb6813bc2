import { moveFocusedDay } from '@/lib/calendar/move-focused-day'

const FIRST = '2026-11-01'

test('moves by a day or a week lead into other months', () => {
  expect(moveFocusedDay('2026-11-30', 'day_after', FIRST)).toBe('2026-12-01')
  expect(moveFocusedDay('2026-12-01', 'day_before', FIRST)).toBe('2026-11-30')
  expect(moveFocusedDay('2026-12-31', 'week_after', FIRST)).toBe('2027-01-07')
  expect(moveFocusedDay('2027-01-03', 'week_before', FIRST)).toBe('2026-12-27')
})

test('a week’s ends are Monday and Sunday, within the month', () => {
  expect(moveFocusedDay('2026-12-09', 'week_start', FIRST)).toBe('2026-12-07')
  expect(moveFocusedDay('2026-12-09', 'week_end', FIRST)).toBe('2026-12-13')
  expect(moveFocusedDay('2026-12-03', 'week_start', FIRST)).toBe('2026-12-01')
  expect(moveFocusedDay('2026-12-29', 'week_end', FIRST)).toBe('2026-12-31')
})

test('a move by a month keeps the day of the month, or takes the last day of the month', () => {
  expect(moveFocusedDay('2026-12-12', 'month_after', FIRST)).toBe('2027-01-12')
  expect(moveFocusedDay('2027-01-31', 'month_after', FIRST)).toBe('2027-02-28')
  expect(moveFocusedDay('2028-01-31', 'month_after', FIRST)).toBe('2028-02-29')
  expect(moveFocusedDay('2027-03-31', 'month_before', FIRST)).toBe('2027-02-28')
})

test('no move goes before the first day shown', () => {
  expect(moveFocusedDay('2026-11-01', 'day_before', FIRST)).toBe(FIRST)
  expect(moveFocusedDay('2026-11-05', 'week_before', FIRST)).toBe(FIRST)
  expect(moveFocusedDay('2026-11-20', 'month_before', FIRST)).toBe('2026-11-20')
})
