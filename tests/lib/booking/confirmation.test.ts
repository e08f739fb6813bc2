import { decideConfirmation } from '@/lib/booking/confirmation'
import { aDeparture, aHeldBooking, at } from '@/tests/support/builders'

const payment = { amountCents: 358_00, currency: 'eur' }

test('a payment during the hold confirms, even when no other seat is left', () => {
  const decision = decideConfirmation(payment, aHeldBooking(), aDeparture({ seatsFree: 0 }), at('12:34'))
  expect(decision).toEqual({ kind: 'confirm' })
})

test('the same payment told twice is done', () => {
  const paid = aHeldBooking({ state: 'confirmed', expiresAt: null, isPaidByThis: true })
  expect(decideConfirmation(payment, paid, aDeparture(), at('12:34'))).toEqual({ kind: 'done' })
})

test('a payment after the hold lapsed is seated again if there is room, and returned if not', () => {
  const late = aHeldBooking({ expiresAt: at('12:35') })
  const decideWith = (seatsFree: number) =>
    decideConfirmation(payment, late, aDeparture({ seatsFree }), at('12:35'))
  expect(decideWith(2)).toEqual({ kind: 'confirm' })
  expect(decideWith(1)).toEqual({ kind: 'refund', reason: 'seat_gone' })
})

test('a payment after the hold lapsed is returned once the departure has closed', () => {
  const lapsed = aHeldBooking({ state: 'lapsed' })
  expect(decideConfirmation(payment, lapsed, aDeparture(), at('17:59'))).toEqual({ kind: 'confirm' })
  expect(decideConfirmation(payment, lapsed, aDeparture(), at('18:00'))).toMatchObject({
    reason: 'seat_gone',
  })
  expect(decideConfirmation(payment, lapsed, aDeparture({ isClosed: true }), at('12:00'))).toMatchObject({
    reason: 'seat_gone',
  })
})

test('a hold made in time is confirmed after the departure has closed', () => {
  const held = aHeldBooking({ expiresAt: at('18:20') })
  expect(decideConfirmation(payment, held, aDeparture(), at('18:10'))).toEqual({ kind: 'confirm' })
})

test('a second payment for a confirmed booking is returned', () => {
  const confirmed = aHeldBooking({ state: 'confirmed', expiresAt: null })
  expect(decideConfirmation(payment, confirmed, aDeparture(), at('12:00'))).toEqual({
    kind: 'refund',
    reason: 'paid_twice',
  })
})

test.each(['cancelled', 'refunded'] as const)('a payment for a %s booking is returned', (state) => {
  expect(decideConfirmation(payment, aHeldBooking({ state }), aDeparture(), at('12:00'))).toMatchObject({
    kind: 'refund',
  })
})

test('another amount or another currency is returned', () => {
  const wrong = { kind: 'refund', reason: 'wrong_amount' }
  expect(
    decideConfirmation({ ...payment, amountCents: 357_99 }, aHeldBooking(), aDeparture(), at('12:00')),
  ).toEqual(wrong)
  expect(
    decideConfirmation({ ...payment, currency: 'usd' }, aHeldBooking(), aDeparture(), at('12:00')),
  ).toEqual(wrong)
})

test('whatever is paid for a departure that we called off goes back, in time or not, and says so', () => {
  const calledOff = { ...aDeparture({ isClosed: true }), cancelledAt: at('11:00') }
  for (const state of ['hold', 'lapsed', 'cancelled'] as const)
    expect(decideConfirmation(payment, aHeldBooking({ state }), calledOff, at('12:00'))).toEqual({
      kind: 'refund',
      reason: 'called_off',
    })
  const counted = aHeldBooking({ isPaidByThis: true })
  expect(decideConfirmation(payment, counted, calledOff, at('12:00'))).toEqual({ kind: 'done' })
})
