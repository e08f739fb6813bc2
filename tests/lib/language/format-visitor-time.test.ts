import { formatVisitorTime } from '@/lib/language/format-visitor-time'

/** 20:00 in Helsinki. */
const START = new Date('2026-12-12T18:00:00Z')

test('a clock that shows the same time as Helsinki gives null, in any country', () => {
  expect(formatVisitorTime(START, 'Europe/Helsinki')).toBeNull()
  expect(formatVisitorTime(START, 'Africa/Cairo')).toBeNull()
})

test('another hour on the same day gives the time alone', () => {
  expect(formatVisitorTime(START, 'Europe/London')).toBe('18:00')
  expect(formatVisitorTime(START, 'America/New_York')).toBe('13:00')
})

test('on another day, the day is included', () => {
  expect(formatVisitorTime(START, 'Asia/Tokyo')).toBe('03:00 on Sunday, 13 December 2026')
  expect(formatVisitorTime(new Date('2026-12-12T22:30:00Z'), 'Europe/London')).toBe(
    '22:30 on Saturday, 12 December 2026',
  )
})
