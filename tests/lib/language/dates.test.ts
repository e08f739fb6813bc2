import {
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatInstant,
  formatMonth,
  formatShortDay,
  formatSeason,
  weekdayNames,
} from '@/lib/language/dates'

test('days, months and instants are written in long English', () => {
  expect(formatDay('2026-12-12')).toBe('Saturday, 12 December 2026')
  expect(formatDate('2026-11-21')).toBe('21 November 2026')
  expect(formatDayOfYear('2026-12-29')).toBe('29 December')
  expect(formatMonth('2026-12')).toBe('December 2026')
  expect(formatInstant(new Date('2026-12-12T18:00:00Z'))).toBe(
    'Saturday, 12 December 2026 at 20:00 (Finnish time)',
  )
})

test('an end in the near future is a weekday, a day and a Finnish time', () => {
  expect(formatDeadline(new Date('2026-12-09T18:00:00Z'))).toBe('Wednesday 9 December, 20:00')
})

test('a near day is short', () => {
  expect(formatShortDay('2026-12-12')).toBe('Sat 12 Dec')
})

test('the week starts on Monday', () => {
  expect(weekdayNames()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

test('a date can be written in the languages of the accessibility statement', () => {
  expect(formatDate('2026-11-21', 'fi')).toBe('21. marraskuuta 2026')
  expect(formatDate('2026-11-21', 'sv')).toBe('21 november 2026')
})

test('a season is named by its days, without years', () => {
  expect(formatSeason({ start: '09-15', end: '04-15' })).toBe('15 September to 15 April')
})

test('the last day of February is a day like others', () => {
  expect(formatSeason({ start: '02-29', end: '03-01' })).toBe('29 February to 1 March')
})
