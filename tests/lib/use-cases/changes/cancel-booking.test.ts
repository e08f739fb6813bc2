import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { cancelBooking, previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { payRefunds, reconcileCheckouts } from '@/tests/support/work'

const backend = aBackend()
const { aHold } = heldBookings(backend)

test('more than a day ahead, a cancelled card booking goes back to the card and both sides are told', async () => {
  const { departureId, reference, sessionId } = await aPaidBooking()
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
    returns: [{ cents: 179_00, by: 'provider' }],
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await payRefunds(NOON)).toBe(0)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'refunded', reference })
  const emails = await backend.emails(departureId)
  expect(emails.filter((kind) => kind.startsWith('booking-cancelled'))).toHaveLength(2)
  expect(emails.filter((kind) => kind.startsWith('payment-refunded'))).toEqual([])
  expect(await cancelBooking(reference, NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_live' })
})

test('within a day nothing goes back, by the policy the booking was made under', async () => {
  const { departureId, reference, sessionId } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 0 },
  })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'cancelled', reference })
})

test('a guest who asked in time is refunded, however late the operator gets to it', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T10:00:01Z' WHERE id = ${departureId}`)
  const later = minutesAfter(NOON, 60)
  expect(await cancelBooking(reference, NOON, later)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
  })
})

test('when we cancel, for the weather, all goes back at any time, and the guest reads whose reason it was', async () => {
  const { departureId, reference } = await aPaidBooking()
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T11:00:00Z' WHERE id = ${departureId}`)
  expect(await cancelBooking(reference, 'us', NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
  })
  const [email] = await backend.query(
    `SELECT facts->'isCancelledByUs' AS ours FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = 'booking-cancelled-guest'`,
  )
  expect(email).toEqual({ ours: true })
})

test('a booking that waits for its payment can be cancelled: the seats go back, and there is nothing to return', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  expect(await cancelBooking(booking.reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: null },
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('an unpaid hold can be cancelled: the seats go back, its page is closed, and nothing was paid', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold({ departureId })
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: null },
    returns: [],
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
})

test('a payment that comes through for a hold that was cancelled is returned', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const { reference, sessionId } = await aHold({ departureId })
  await cancelBooking(reference, 'us', NOON)
  const { paymentIntentId } = backend.stripe.pay(sessionId)
  await reconcileCheckouts(NOON)
  await payRefunds(NOON)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'cancelled' }])
  const refunds = backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === paymentIntentId)
  expect(refunds.map(({ form }) => form.get('amount'))).toEqual(['17900'])
})

test('an unknown reference is not found', async () => {
  expect(await cancelBooking('LL-000000', NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
})

async function aPaidBooking() {
  const hold = await aHold()
  backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  return hold
}

test('an unpaid card booking can be cancelled: its payment page is closed, and a payment that comes all the same goes back', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const [held, paid] = [
    await aHold({ departureId, customerEmail: 'h@example.com' }),
    await aHold({ departureId, customerEmail: 'p@example.com' }),
  ]
  for (const { reference } of [held, paid])
    expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({
      kind: 'cancelled',
      refund: { cents: null },
    })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  backend.stripe.pay(paid.sessionId)
  await reconcileCheckouts(minutesAfter(NOON, 1))
  expect(backend.stripe.facts(held.sessionId).status).toBe('expired')
  expect(await refreshCheckoutStatus(held.sessionId, NOON)).toMatchObject({ status: 'expired' })
  expect(await refreshCheckoutStatus(paid.sessionId, NOON)).toMatchObject({ status: 'refunded' })
  expect(await refundsOf(departureId)).toEqual([179_00])
  expect((await backend.bookings(departureId)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('a rehearsal says what would become of a booking, and changes nothing', async () => {
  const { departureId, reference } = await aPaidBooking()
  expect(await previewCancellation(reference, 'us', NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 179_00 },
    returns: [{ cents: 179_00, by: 'provider' }],
  })
  expect((await backend.bookings(departureId))[0]?.state).toBe('confirmed')
})

async function refundsOf(departureId: number): Promise<readonly number[]> {
  const rows = await backend.query<{ cents: number }>(
    `SELECT r.cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE departure_id = ${departureId} ORDER BY b.created_at`,
  )
  return rows.map((row) => row.cents)
}
