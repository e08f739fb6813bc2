import { minutesAfter } from '@/lib/booking/hold'
import { cancelBooking } from '@/lib/desk/cancel-booking'
import { checkCheckout } from '@/lib/desk/check-checkout'
import { payRefunds } from '@/lib/desk/pay-refunds'
import { startCheckout } from '@/lib/desk/start-checkout'
import { aDesk, aWish, NOON } from '@/tests/a-desk'

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

test('an unknown reference is not found', async () => {
  expect(await cancelBooking('LL-000000', NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
})

async function aPaidBooking() {
  const departureId = await desk.aDeparture({ seats: 1 })
  const start = await startCheckout(aWish({ departureId }), NOON)
  if (start.kind !== 'started') throw new Error('not started')
  desk.stripe.pay(start.sessionId)
  await checkCheckout(start.sessionId, NOON)
  return { departureId, ...start }
}
