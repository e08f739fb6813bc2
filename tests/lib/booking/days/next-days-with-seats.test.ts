import { nextDaysWithSeats } from '@/lib/booking/days/next-days-with-seats'

const DATES = [
  { date: '2026-12-10', remainingSlots: 8 },
  { date: '2026-12-11', remainingSlots: 8 },
  { date: '2026-12-12', remainingSlots: 1 },
  { date: '2026-12-13', remainingSlots: 2 },
  { date: '2026-12-14', remainingSlots: 1 },
  { date: '2026-12-15', remainingSlots: 4 },
  { date: '2026-12-16', remainingSlots: 8 },
  { date: '2026-12-17', remainingSlots: 8 },
]

const instead = (wanted: string, seats: number, today = '2026-12-01') =>
  nextDaysWithSeats(DATES, { wanted, seats, today })

test('a couple on a date with one seat is offered the next three dates with two', () => {
  expect(instead('2026-12-12', 2)).toEqual(['2026-12-13', '2026-12-15', '2026-12-16'])
})

test('near the end of the season the last dates before fill up the three', () => {
  expect(instead('2026-12-16', 2)).toEqual(['2026-12-13', '2026-12-15', '2026-12-17'])
  expect(instead('2026-12-18', 5)).toEqual(['2026-12-11', '2026-12-16', '2026-12-17'])
})

test('a past date, and the wanted one, are never offered', () => {
  expect(instead('2026-12-17', 5, '2026-12-16')).toEqual(['2026-12-16'])
  expect(instead('2026-12-16', 8, '2026-12-16')).toEqual(['2026-12-17'])
})

test('a party that no date has seats for is offered none', () => {
  expect(instead('2026-12-12', 9)).toEqual([])
})
