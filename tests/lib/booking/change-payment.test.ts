import { decideChangePayment } from '@/lib/booking/change-payment'
import { at } from '@/tests/support/builders'

const payment = { amountCents: 179_00, currency: 'eur' }
const change = {
  state: 'held',
  heldUntil: at('12:35', '2026-12-05'),
  payCents: 179_00,
  currency: 'eur',
  seats: 1,
  isPaidByThis: false,
  isOfThisBooking: true,
} as const
const departure = {
  seatsFree: 0,
  closesAt: at('18:00'),
  isClosed: false,
  startsAt: at('20:00'),
  leftAt: at('20:00', '2026-12-10'),
  cancelledAt: null,
  isBeingCancelled: false,
}
const inTime = at('12:34', '2026-12-05')
const late = at('12:35', '2026-12-05')

test('change-payment: in its time it makes the change, told again it changes nothing', () => {
  expect(decideChangePayment(payment, change, departure, inTime)).toEqual({ kind: 'apply' })
  const again = { ...change, state: 'applied', isPaidByThis: true } as const
  expect(decideChangePayment(payment, again, departure, inTime)).toEqual({ kind: 'done' })
  const second = { ...change, state: 'applied' } as const
  expect(decideChangePayment(payment, second, departure, inTime)).toMatchObject({ reason: 'paid_twice' })
})

test('change-payment: late, it makes the change if its seats are still to be had, the cut-off apart', () => {
  const gone = { kind: 'refund', reason: 'seat_gone' }
  expect(decideChangePayment(payment, change, departure, late)).toEqual(gone)
  const free = { ...departure, seatsFree: 1 }
  const lapsed = { ...change, state: 'lapsed' } as const
  const afterCutOff = at('19:59', '2026-12-10')
  for (const some of [change, lapsed])
    expect(decideChangePayment(payment, some, free, afterCutOff)).toEqual({ kind: 'apply' })
  expect(decideChangePayment(payment, lapsed, { ...free, isClosed: true }, late)).toEqual(gone)
  expect(decideChangePayment(payment, lapsed, { ...free, closesAt: late }, late)).toEqual(gone)
  const noSeats = { ...lapsed, seats: 0 }
  expect(decideChangePayment(payment, noSeats, { ...departure, isClosed: true }, late)).toEqual({
    kind: 'apply',
  })
})

test('change-payment: nobody pays for another date after the tour', () => {
  const free = { ...departure, seatsFree: 8 }
  expect(decideChangePayment(payment, change, free, free.leftAt)).toMatchObject({ reason: 'seat_gone' })
})

test('change-payment: for what is no more, or another sum, it goes back whole', () => {
  const decide = (overrides: object, to: object = {}) =>
    decideChangePayment(payment, { ...change, ...overrides }, { ...departure, ...to }, inTime)
  expect(decide({ state: 'dropped' })).toMatchObject({ kind: 'refund', reason: 'change_dropped' })
  expect(decide({ isOfThisBooking: false })).toMatchObject({ reason: 'booking_changed' })
  expect(decide({ payCents: 180_00 })).toMatchObject({ reason: 'wrong_amount' })
  expect(decide({ currency: 'sek' })).toMatchObject({ reason: 'wrong_amount' })
  expect(decide({}, { cancelledAt: inTime })).toMatchObject({ reason: 'called_off' })
  expect(decide({}, { isBeingCancelled: true })).toMatchObject({ reason: 'called_off' })
})
