import { minutesAfter } from '@/lib/booking/hold'
import { bookWithCrypto } from '@/lib/desk/book-with-crypto'
import { cancelBooking } from '@/lib/desk/cancel-booking'
import { checkCheckout } from '@/lib/desk/check-checkout'
import { startCheckout } from '@/lib/desk/start-checkout'
import { aDesk, aWish, NOON } from '@/tests/a-desk'
import { payRefunds, settleCheckouts } from '@/tests/work'

const desk = aDesk()

test('more than a day ahead, a cancelled card booking goes back to the card and both sides are told', async () => {
  const { departureId, reference, sessionId } = await aPaidBooking()
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refundCents: 179_00,
    byCard: true,
  })
  expect(await desk.seatsTaken(departureId)).toBe(0)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await payRefunds(NOON)).toBe(0)
  expect(await checkCheckout(sessionId, NOON)).toEqual({ status: 'refunded', reference })
  const letters = await desk.letters(departureId)
  expect(letters.filter((kind) => kind.startsWith('booking-cancelled'))).toHaveLength(2)
  expect(letters.filter((kind) => kind.startsWith('payment-refunded'))).toEqual([])
  expect(await cancelBooking(reference, NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_confirmed' })
})

test('within a day nothing goes back, by the policy the booking was made under', async () => {
  const { departureId, reference } = await aPaidBooking()
  await desk.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ kind: 'cancelled', refundCents: 0 })
  expect(await payRefunds(NOON)).toBe(0)
})

test('a guest who asked in time is refunded, however late the operator gets to it', async () => {
  const { departureId, reference } = await aPaidBooking()
  await desk.query(`UPDATE departures SET starts_at = '2026-12-02T10:00:01Z' WHERE id = ${departureId}`)
  const later = minutesAfter(NOON, 60)
  expect(await cancelBooking(reference, NOON, later)).toMatchObject({
    kind: 'cancelled',
    refundCents: 179_00,
  })
})

test('when we cancel, for the weather, all goes back at any time, and the guest reads whose reason it was', async () => {
  const { departureId, reference } = await aPaidBooking()
  await desk.query(`UPDATE departures SET starts_at = '2026-12-01T11:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking(reference, 'us', NOON)).toMatchObject({ kind: 'cancelled', refundCents: 179_00 })
  const [letter] = await desk.query(
    `SELECT facts->'isCancelledByUs' AS ours FROM letters JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = 'booking-cancelled-guest'`,
  )
  expect(letter).toEqual({ ours: true })
})

test('a booking that waits for its payment can be cancelled: the seats go back, and there is nothing to return', async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aWish({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  expect(await cancelBooking(booking.reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refundCents: null,
  })
  expect(await desk.seatsTaken(departureId)).toBe(0)
})

test('an unpaid hold can be cancelled: the seats go back, its page is closed, and nothing was paid', async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold(departureId)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refundCents: null,
    byCard: false,
  })
  expect(await desk.seatsTaken(departureId)).toBe(0)
  await settleCheckouts(NOON)
  expect(desk.stripe.facts(sessionId).status).toBe('expired')
})

test('a payment that comes through for a hold that was cancelled is returned', async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold(departureId)
  await cancelBooking(reference, 'us', NOON)
  const { paymentIntentId } = desk.stripe.pay(sessionId)
  await settleCheckouts(NOON)
  await payRefunds(NOON)
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'cancelled' }])
  const refunds = desk.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === paymentIntentId)
  expect(refunds.map(({ form }) => form.get('amount'))).toEqual(['17900'])
})

test('an unknown reference is not found', async () => {
  expect(await cancelBooking('LL-000000', NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
})

async function aHold(departureId: number) {
  const start = await startCheckout(aWish({ departureId }), NOON)
  if (start.kind !== 'started') throw new Error('not started')
  return start
}

async function aPaidBooking() {
  const departureId = await desk.aDeparture({ seats: 1 })
  const start = await aHold(departureId)
  desk.stripe.pay(start.sessionId)
  await checkCheckout(start.sessionId, NOON)
  return { departureId, ...start }
}
