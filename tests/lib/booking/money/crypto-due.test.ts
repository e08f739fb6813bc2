import { cryptoDueAt, isCryptoAvailable } from '@/lib/booking/money/crypto-due'
import { at } from '@/tests/support/builders'

const START = at('20:00', '2026-12-12')

test('payment is due 48 hours after the booking', () => {
  expect(cryptoDueAt(START, at('12:00', '2026-12-01'))).toEqual(at('12:00', '2026-12-03'))
  expect(cryptoDueAt(START, at('14:00', '2026-12-10'))).toEqual(at('14:00', '2026-12-12'))
})

test('payment is never due later than 6 hours before the start', () => {
  expect(cryptoDueAt(START, at('14:01', '2026-12-10'))).toEqual(at('14:00', '2026-12-12'))
  expect(cryptoDueAt(START, at('19:59', '2026-12-11'))).toEqual(at('14:00', '2026-12-12'))
})

test('cryptocurrency is offered until exactly 24 hours before the start', () => {
  expect(isCryptoAvailable(START, new Date(at('20:00', '2026-12-11').getTime() - 1))).toBe(true)
  expect(isCryptoAvailable(START, at('20:00', '2026-12-11'))).toBe(false)
  expect(isCryptoAvailable(START, at('21:00'))).toBe(false)
})

test('elapsed hours count when the clocks change', () => {
  const start = new Date('2027-03-28T20:00:00+03:00')
  expect(isCryptoAvailable(start, new Date('2027-03-27T18:59:59+02:00'))).toBe(true)
  expect(isCryptoAvailable(start, new Date('2027-03-27T19:00:00+02:00'))).toBe(false)
})
