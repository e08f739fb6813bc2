import { execFileSync } from 'node:child_process'

import { addDays, helsinkiDay, helsinkiInstant, isDay, weekdayIndex } from '@/lib/calendar/day'

test('in Helsinki the day begins at local midnight, two hours before UTC in winter', () => {
  expect(helsinkiDay(new Date('2026-12-11T21:59:59Z'))).toBe('2026-12-11')
  expect(helsinkiDay(new Date('2026-12-11T22:00:00Z'))).toBe('2026-12-12')
})

test('in Helsinki the day begins three hours before UTC in summer', () => {
  expect(helsinkiDay(new Date('2026-07-01T20:59:59Z'))).toBe('2026-07-01')
  expect(helsinkiDay(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
})

test('the year begins in Helsinki before it does in London', () => {
  expect(helsinkiDay(new Date('2026-12-31T21:59:00Z'))).toBe('2026-12-31')
  expect(helsinkiDay(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01')
})

test('nights when the clocks change keep their days', () => {
  expect(helsinkiDay(new Date('2026-03-28T22:00:00Z'))).toBe('2026-03-29')
  expect(helsinkiDay(new Date('2026-03-29T20:59:00Z'))).toBe('2026-03-29')
  expect(helsinkiDay(new Date('2026-03-29T21:00:00Z'))).toBe('2026-03-30')
  expect(helsinkiDay(new Date('2026-10-24T20:59:00Z'))).toBe('2026-10-24')
  expect(helsinkiDay(new Date('2026-10-25T21:59:00Z'))).toBe('2026-10-25')
  expect(helsinkiDay(new Date('2026-10-25T22:00:00Z'))).toBe('2026-10-26')
})

test('a time of day in Helsinki is two hours before UTC in winter and three in summer', () => {
  expect(helsinkiInstant('2026-12-12', '20:00').toISOString()).toBe('2026-12-12T18:00:00.000Z')
  expect(helsinkiInstant('2026-07-01', '20:00').toISOString()).toBe('2026-07-01T17:00:00.000Z')
})

test('times around the change to summer time give the right instants', () => {
  expect(helsinkiInstant('2026-03-29', '02:59').toISOString()).toBe('2026-03-29T00:59:00.000Z')
  expect(helsinkiInstant('2026-03-29', '04:00').toISOString()).toBe('2026-03-29T01:00:00.000Z')
})

test('a time that daylight saving skips is read an hour later', () => {
  expect(helsinkiInstant('2026-03-29', '03:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test('a time that occurs twice is read as the first one', () => {
  expect(helsinkiInstant('2026-10-25', '03:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(helsinkiInstant('2026-10-25', '04:00').toISOString()).toBe('2026-10-25T02:00:00.000Z')
})

test('days are counted across months, years, leap days and daylight saving', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('only days that exist are days', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
  expect(isDay('2026-13-01')).toBe(false)
  expect(isDay('0000-01-01')).toBe(false)
  expect(isDay('2026-1-1')).toBe(false)
  expect(isDay('')).toBe(false)
})

test('the week starts on Monday', () => {
  expect(weekdayIndex('2026-12-07')).toBe(0)
  expect(weekdayIndex('2026-12-12')).toBe(5)
  expect(weekdayIndex('2026-12-13')).toBe(6)
})

test.each([
  ['America/Los_Angeles', 5],
  ['Asia/Tokyo', 21],
  ['Europe/Helsinki', 15],
])('a program in %s uses the days of Helsinki', (zone, localHour) => {
  const program = `
    const { addDays, helsinkiDay, helsinkiInstant, weekdayIndex } = require('@/lib/calendar/day')
    const { monthGrid } = require('@/lib/calendar/month')
    const { formatDay, formatMonth } = require('@/lib/language/dates')
    console.log(JSON.stringify([
      new Date('2026-07-01T12:00:00Z').getHours(),
      helsinkiDay(new Date('2026-12-31T21:59:00Z')), helsinkiDay(new Date('2026-12-31T22:00:00Z')),
      addDays('2026-03-28', 1), addDays('2026-10-25', 1), weekdayIndex('2026-11-01'),
      formatDay('2026-12-12'), formatMonth('2027-01'), monthGrid('2026-11').indexOf('2026-11-01'),
      helsinkiInstant('2026-12-12', '20:00').toISOString(),
    ]))`
  const printed = execFileSync('node', ['--require', 'tsx/cjs', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual([
    localHour,
    '2026-12-31',
    '2027-01-01',
    '2026-03-29',
    '2026-10-26',
    6,
    'Saturday, 12 December 2026',
    'January 2027',
    6,
    '2026-12-12T18:00:00.000Z',
  ])
})
