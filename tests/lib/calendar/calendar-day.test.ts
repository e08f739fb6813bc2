import { describeCalendarDay } from '@/lib/calendar/calendar-day'

const today = '2026-11-21'
const season = { start: '09-15', end: '04-15' }

function aDay(overrides: Partial<Parameters<typeof describeCalendarDay>[0]> & { remainingSlots?: number }) {
  const { remainingSlots = 5, ...rest } = overrides
  const day = rest.day ?? '2026-12-12'
  return describeCalendarDay({
    day,
    today,
    season,
    availability: { remainingSlots },
    seats: 1,
    ...rest,
  })
}

test('yesterday is past and today is not', () => {
  expect(aDay({ day: '2026-11-20' })).toEqual({ kind: 'past' })
  expect(aDay({ day: '2026-11-21' })).toEqual({ kind: 'available', remainingSlots: 5 })
})

test('a day out of season is closed even if there are places', () => {
  expect(aDay({ day: '2027-04-15' }).kind).toBe('available')
  expect(aDay({ day: '2027-04-16' })).toEqual({ kind: 'out_of_season' })
})

test('without a season every day is in season', () => {
  expect(aDay({ day: '2027-07-01', season: undefined }).kind).toBe('available')
})

test('a day unknown to the server is not offered', () => {
  expect(aDay({ availability: undefined })).toEqual({ kind: 'no_data' })
})

test('only today is closed once its booking has closed, unless it can still be booked', () => {
  const closed = { availability: undefined, closedAt: '18:00' }
  expect(aDay({ ...closed, day: today })).toEqual({ kind: 'booking_closed', closedAt: '18:00' })
  expect(aDay({ ...closed, day: '2026-11-22' })).toEqual({ kind: 'no_data' })
  expect(aDay({ day: today, closedAt: '18:00' }).kind).toBe('available')
})

test('a day is full with no places left', () => {
  expect(aDay({ remainingSlots: 0 })).toEqual({ kind: 'full' })
  expect(aDay({ remainingSlots: 1 })).toEqual({ kind: 'available', remainingSlots: 1 })
})

test('a day with exactly enough places for the party is available, and too few with one less', () => {
  expect(aDay({ seats: 5 })).toEqual({ kind: 'available', remainingSlots: 5 })
  expect(aDay({ seats: 6 })).toEqual({ kind: 'too_few', remainingSlots: 5 })
})
