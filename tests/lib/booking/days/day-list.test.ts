import { guestListDaysToEmail, decideDayList, type DepartureGuestList } from '@/lib/booking/days/day-list'
import { helsinkiInstant } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'

const NOW = helsinkiInstant('2026-12-11', '17:00')
const START = helsinkiInstant('2026-12-12', '20:00')

const aListed = (overrides: Partial<DepartureGuestList> = {}): DepartureGuestList => ({
  ...{ id: 1, startsAt: START, current: 'A', lastSent: '', since: null },
  ...overrides,
})

/* Clocks go forward on 28 March 2027 and back on 25 October 2026, in the night after the e-mail. */
test.each([
  ['2026-12-11', '2026-12-12', '15:00'],
  ['2027-03-27', '2027-03-28', '15:00'],
  ['2027-03-28', '2027-03-29', '14:00'],
  ['2026-10-24', '2026-10-25', '14:00'],
  ['2026-10-25', '2026-10-26', '15:00'],
])('on %s, %s is listed from 17:00 in Helsinki, which is %s UTC', (today, tomorrow, utc) => {
  const at = new Date(`${today}T${utc}:00Z`)
  expect(guestListDaysToEmail(at)).toEqual([today, tomorrow])
  expect(guestListDaysToEmail(addMinutes(at, -1))).toEqual([today])
})

test('the first list of a day is sent immediately, if anyone comes', () => {
  expect(decideDayList([aListed(), aListed({ id: 2, current: '' })], NOW)).toEqual({
    toSend: [1],
    notice: [],
  })
  expect(decideDayList([aListed({ current: '' })], NOW)).toEqual({ toSend: [], notice: [] })
})

test('later changes are collected for five minutes and sent together', () => {
  const lastSent = aListed({ id: 1, current: 'B', lastSent: 'A' })
  const late = aListed({ id: 2, current: 'C', lastSent: '' })
  expect(decideDayList([lastSent, aListed({ id: 2, current: '' })], NOW)).toEqual({
    toSend: [],
    notice: [{ id: 1, since: NOW }],
  })
  const noticed = { ...lastSent, since: NOW }
  expect(decideDayList([noticed, late], addMinutes(NOW, 4)).toSend).toEqual([])
  expect(decideDayList([noticed, late], addMinutes(NOW, 5)).toSend).toEqual([1, 2])
})

test('a reversed change is not sent, nor is one of a tour that has begun', () => {
  const again = aListed({ lastSent: 'A', since: NOW })
  expect(decideDayList([again], addMinutes(NOW, 5))).toEqual({ toSend: [], notice: [{ id: 1, since: null }] })
  const begun = aListed({ current: 'B', lastSent: 'A', since: NOW })
  expect(decideDayList([begun], START).toSend).toEqual([])
  expect(decideDayList([begun], addMinutes(START, -1)).toSend).toEqual([1])
})
