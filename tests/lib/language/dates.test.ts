import {
  formatDate,
  formatDay,
  formatDayOfYear,
  formatDayRange,
  formatDeadline,
  formatInstant,
  formatMonth,
  formatShortDay,
  formatSeason,
  formatTime,
  weekdayNames,
} from '@/lib/language/dates'
import { agree } from '@/lib/language/agree'
import { LANGUAGES } from '@/lib/language/language'
import { words } from '@/lib/words/words'

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

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
    'sábado 12 de diciembre de 2026',
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
    'sábado 12 de diciembre de 2026 a las 20:00 (hora de Finlandia)',
    'sabato 12 dicembre 2026, ore 20:00 (ora finlandese)',
  ])
  expect(OTHERS.map((language) => formatDeadline(instant, language))).toEqual([
    'Samstag, 12. Dezember, 20:00\u00a0Uhr',
    'samedi 12 décembre à 20\u00a0h\u00a000',
    'sábado 12 de diciembre a las 20:00',
    'sabato 12 dicembre, ore 20:00',
  ])
  expect(formatDeadline(new Date('2026-12-11T23:20:00Z'), 'es')).toBe('sábado 12 de diciembre a la 1:20')
})

test.each(DAYS)('the %d. of a month is elided in Italian as it is spoken', (date) => {
  const day = `2026-12-${String(date).padStart(2, '0')}`
  const number = date === 1 ? '1º' : String(date)
  const [from, to] = date === 8 || date === 11 ? ['Dall’', 'all’'] : ['Dal ', 'al ']
  expect(formatDayRange(day, '2026-12-31', 'it')).toBe(`${from}${number} al 31 dicembre 2026`)
  expect(formatDayRange('2026-11-30', day, 'it')).toBe(`Dal 30 novembre ${to}${number} dicembre 2026`)
  expect(formatSeason({ start: '11-02', end: day.slice(5) }, 'it')).toBe(`2 novembre ${to}${number} dicembre`)
  expect(agree(`il ${date} dicembre, nel ${date}`, 'it')).toBe(
    date === 8 || date === 11 ? `l’${date} dicembre, nell’${date}` : `il ${date} dicembre, nel ${date}`,
  )
})

test.each(HOURS)('the hour %d has its article in Spanish, alone and in a range', (hour) => {
  const time = formatTime(`${String(hour).padStart(2, '0')}:20`, 'es')
  const article = hour === 1 ? 'la' : 'las'
  expect(agree(`de las ${time} a las ${time}`, 'es')).toBe(`de ${article} ${time} a ${article} ${time}`)
  expect(words('booking', 'es')('dateAt', { day: 'Hoy', time })).toBe(`Hoy, a ${article} ${time}`)
})

test('what is no day or hour stays as it is', () => {
  expect(agree('il 18 dicembre, al 80, il 8:30, dal 1100', 'it')).toBe(
    'il 18 dicembre, al 80, il 8:30, dal 1100',
  )
  expect(agree('las 11:20, las 10 horas', 'es')).toBe('las 11:20, las 10 horas')
})

test('a range of days is a heading that each language would write', () => {
  const heading = (from: string, to: string) =>
    LANGUAGES.map((language) => formatDayRange(from, to, language))
  expect(heading('2026-12-08', '2026-12-11')).toEqual([
    '8 December 2026 to 11 December 2026',
    '8. bis 11. Dezember 2026',
    'Du 8 au 11 décembre 2026',
    'Del 8 al 11 de diciembre de 2026',
    'Dall’8 all’11 dicembre 2026',
  ])
  expect(heading('2026-12-30', '2027-01-01').slice(1)).toEqual([
    '30. Dezember 2026 bis 1. Januar 2027',
    'Du 30 décembre 2026 au 1er janvier 2027',
    'Del 30 de diciembre de 2026 al 1 de enero de 2027',
    'Dal 30 dicembre 2026 al 1º gennaio 2027',
  ])
})
