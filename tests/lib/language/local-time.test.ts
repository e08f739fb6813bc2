import { localTime } from '@/lib/language/local-time'

/** 20:00 in Helsinki. */
const START = new Date('2026-12-12T18:00:00Z')

test('a clock that shows the same time as Helsinki gives null, in any country', () => {
  expect(localTime(START, 'Europe/Helsinki')).toBeNull()
  expect(localTime(START, 'Africa/Cairo')).toBeNull()
})

test('another hour on the same day gives the time alone', () => {
  expect(localTime(START, 'Europe/London')).toBe('18:00')
  expect(localTime(START, 'America/New_York')).toBe('13:00')
})

test('on another day, the day is included', () => {
  expect(localTime(START, 'Asia/Tokyo')).toBe('03:00 on Sunday, 13 December 2026')
  expect(localTime(new Date('2026-12-12T22:30:00Z'), 'Europe/London')).toBe(
    '22:30 on Saturday, 12 December 2026',
  )
})
