import {
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatInstant,
  formatMonth,
  formatShortDay,
  formatSeason,
  formatTime,
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

const OTHERS = ['de', 'fr', 'es', 'it'] as const

test('each language writes days in its own way, the first of a month as well', () => {
  expect(OTHERS.map((language) => formatDay('2026-12-12', language))).toEqual([
    'Samstag, 12. Dezember 2026',
    'samedi 12 décembre 2026',
    'sábado, 12 de diciembre de 2026',
    'sabato 12 dicembre 2026',
  ])
  expect(OTHERS.map((language) => formatShortDay('2026-12-12', language))).toEqual([
    'Sa., 12. Dez.',
    'sam. 12 déc.',
    'sáb 12 dic',
    'sab 12 dic',
  ])
  expect(OTHERS.map((language) => formatDayOfYear('2026-12-01', language))).toEqual([
    '1. Dezember',
    '1er décembre',
    '1 de diciembre',
    '1º dicembre',
  ])
})

test('a season, a time, an instant and a deadline read well in each language', () => {
  expect(OTHERS.map((language) => formatSeason({ start: '09-15', end: '04-15' }, language))).toEqual([
    '15. September bis 15. April',
    '15 septembre au 15 avril',
    '15 de septiembre al 15 de abril',
    '15 settembre al 15 aprile',
  ])
  expect(OTHERS.map((language) => formatTime('05:00', language))).toEqual([
    '5:00',
    '5\u00a0h\u00a000',
    '5:00',
    '5:00',
  ])
  const instant = new Date('2026-12-12T18:00:00Z')
  expect(OTHERS.map((language) => formatInstant(instant, language))).toEqual([
    'Samstag, 12. Dezember 2026, 20:00\u00a0Uhr (finnische Zeit)',
    'samedi 12 décembre 2026 à 20\u00a0h\u00a000 (heure finlandaise)',
    'sábado, 12 de diciembre de 2026 a las 20:00 (hora de Finlandia)',
    'sabato 12 dicembre 2026, ore 20:00 (ora finlandese)',
  ])
  expect(OTHERS.map((language) => formatDeadline(instant, language))).toEqual([
    'Samstag, 12. Dezember, 20:00\u00a0Uhr',
    'samedi 12 décembre à 20\u00a0h\u00a000',
    'sábado, 12 de diciembre a las 20:00',
    'sabato 12 dicembre, ore 20:00',
  ])
  expect(formatDeadline(new Date('2026-12-11T23:20:00Z'), 'es')).toBe('sábado, 12 de diciembre a la 1:20')
})
