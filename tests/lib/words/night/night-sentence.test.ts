import { formatHours } from '@/lib/words/night/night-sentence'
import { shortNightSkyText } from '@/lib/words/night/short-sky-texts'
import { skiesForDay } from '@/lib/night/skies-for-day'
import { skySentence } from '@/lib/words/night/sky-sentence'
import { tourSpan } from '@/lib/night/time-span'
import { words } from '@/lib/words/words'

const say = words('sky', 'en')

function sentenceOf(day: string, start: string, end: string) {
  return skySentence(say, { day, ...tourSpan(day, start, end) }, skiesForDay(day), 'en')
}

test.each([
  [
    '2026-12-21',
    'The tour runs from 20:00 to 05:00 at the latest, and all of that time is dark; the moon (waxing gibbous, 92 % lit) is up all the time.',
  ],
  [
    '2026-09-15',
    'The tour runs from 20:00 to 05:00 at the latest, and it is dark from 21:49 to 04:35, for 6 hours 46 minutes; the moon (waxing crescent, 22 % lit) stays below the horizon.',
  ],
  [
    '2027-04-15',
    'Most of this tour is too light: between 20:00 and 05:00 it is dark only from 23:51 to 02:41, for 2 hours 50 minutes; the moon (waxing gibbous, 70 % lit) is up all the time.',
  ],
])('the long tour of %s is described by its dark hours and its moon', (day, sentence) => {
  expect(sentenceOf(day, '20:00', '05:00')).toBe(sentence)
})

test.each([
  ['2027-03-27', 'The tour runs from 21:00 to 23:00 at the latest, and all of that time is dark'],
  [
    '2027-03-28',
    'Most of this tour is too light: between 21:00 and 23:00 it is dark only from 22:03 on, for 57 minutes',
  ],
  ['2027-04-01', 'Most of this tour is too light: between 21:00 and 23:00 it is dark only from 22:2'],
  ['2027-04-08', 'This night is too light for the tour: it does not get dark between 21:00 and 23:00'],
  ['2027-04-15', 'This night is too light for the tour: it does not get dark between 21:00 and 23:00'],
])('the early tour of %s says plainly how much of it is too light', (day, words) => {
  expect(sentenceOf(day, '21:00', '23:00')).toContain(words)
})

test.each([
  [
    '2027-03-27',
    'dark from 20:59 to 04:44, for 6 hours 45 minutes (the clocks go forward an hour in this night); the moon',
  ],
  ['2027-10-30', 'all of that time is dark (the clocks go back an hour in this night); the moon'],
  ['2027-04-07', 'from 22:54 to 03:42, for 4 hours 48 minutes; the moon'],
])('the hours of the night of %s match its times, or the clock change is mentioned', (day, words) => {
  expect(sentenceOf(day, '20:00', '05:00')).toContain(words)
})

test('the short form mentions the clock change as well', () => {
  expect(
    shortNightSkyText(
      say,
      { day: '2027-10-30', ...tourSpan('2027-10-30', '20:00', '05:00') },
      skiesForDay('2027-10-30'),
      'en',
    ),
  ).toContain('Dark for 10 hours (the clocks go back an hour in this night)')
})

test('a day is described by its sun and its twilight', () => {
  expect(sentenceOf('2026-12-20', '10:00', '14:00')).toBe(
    'The sun is up from 11:06 to 13:22, and twilight is bright enough to see by from 09:15 to 15:13.',
  )
  expect(sentenceOf('2027-06-20', '09:30', '14:30')).toBe('The sun does not set on this day.')
  expect(sentenceOf('2027-05-30', '09:30', '14:30')).toBe('The sun is up almost all day and night.')
})

test('an evening without an end has no sentence, a day without one does', () => {
  const start = tourSpan('2026-12-20', '20:00', '21:00').start
  expect(
    skySentence(say, { day: '2026-12-20', start, end: null }, skiesForDay('2026-12-20'), 'en'),
  ).toBeNull()
  const morning = tourSpan('2026-12-20', '10:00', '11:00').start
  expect(
    skySentence(say, { day: '2026-12-20', start: morning, end: null }, skiesForDay('2026-12-20'), 'en'),
  ).toContain('The sun')
})

test.each([
  [7.4, '7 hours 24 minutes'],
  [1, '1 hour'],
  [0.62, '37 minutes'],
  [1.02, '1 hour 1 minute'],
  [0.001, 'less than a minute'],
])('%s hours are formatted as %s', (hours, words) => {
  expect(formatHours(say, hours)).toBe(words)
})
