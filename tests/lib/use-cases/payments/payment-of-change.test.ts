import { minutesAfter } from '@/lib/calendar/duration'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { lapseDeparture } from '@/lib/use-cases/seats/lapse-departure'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { payRefunds } from '@/tests/support/work'

/* A payment for a change may come late, twice, or for a change that is no more. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf } = changedBookings(backend)
const LATE = minutesAfter(NOON, 40)

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

/** Stripe tells of a payment that was made in time and heard of late. */
async function tellPaid(sessionId: string, now: Date): Promise<void> {
  const session = backend.stripe.pay(sessionId)
  const update = { kind: 'session_completed', session } as const
  const event = { id: `evt_${sessionId}`, type: 'checkout.session.completed', createdAt: now, update }
  await handlePaymentEvent(event, now)
  await handlePaymentEvent({ ...event, id: `evt_again_${sessionId}` }, now)
}

/** The time of a change is over and its page is closed, as far as we know. */
async function lapse(departureId: number, sessionId: string): Promise<void> {
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)
  await lapseDeparture(departureId, LATE)
}

const refundsOf = (reference: string) =>
  backend.query(
    `SELECT r.cents, r.reason FROM refunds r JOIN bookings b ON b.id = r.booking_id WHERE reference = '${reference}'`,
  )

test('a payment that comes after the change has lapsed makes it all the same while there is room', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapse(departureId, sessionId)
  expect(await changesOf(reference)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  await backend.query(`UPDATE departures SET adult_price_cents = 29900 WHERE id = ${departureId}`)
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 3, total_cents: 537_00 })
  expect(await refundsOf(reference)).toEqual([])
  expect(await dueOf(reference)).toBe(0)
})

test('without room it goes back whole, both sides are told, and the booking is as it was', async () => {
  const departureId = await backend.aDeparture({ seats: 3 })
  const { reference } = await aPaidBooking({ departureId })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapse(departureId, sessionId)
  await startCheckout(aBookingInput({ departureId, customerEmail: 'eve@example.com' }), LATE)
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 1, total_cents: 179_00, version: 1 })
  expect(await refundsOf(reference)).toEqual([{ cents: 358_00, reason: 'seat_gone' }])
  expect(await payRefunds(LATE)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.emails(departureId)).toContain('payment-refunded-guest')
})

test('while its page is open a change keeps its seats beyond its time: the guest may have paid', async () => {
  const departureId = await backend.aDeparture({ seats: 3 })
  const { reference } = await aPaidBooking({ departureId })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapseDeparture(departureId, LATE)
  const eve = aBookingInput({ departureId, customerEmail: 'eve@example.com' })
  expect(await startCheckout(eve, LATE)).toMatchObject({ reason: 'not_enough_slots' })
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 3 })
  expect(await backend.seatsTaken(departureId)).toBe(3)
})

test('a payment for a change that was replaced goes back, and the newer one stands', async () => {
  const { reference } = await aPaidBooking()
  const first = await aHeldChange({ reference, wanted: party(4) })
  const second = await aHeldChange({ reference, wanted: party(2) })
  await tellPaid(first.sessionId, NOON)
  expect(await refundsOf(reference)).toEqual([{ cents: 537_00, reason: 'change_dropped' }])
  await tellPaid(second.sessionId, NOON)
  expect(await bookingOf(reference)).toMatchObject({ seats: 2, total_cents: 358_00 })
  await payRefunds(NOON)
  expect(await dueOf(reference)).toBe(0)
})

test('a booking that has become another since takes no change that was quoted before', async () => {
  const { reference, departureId } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapse(departureId, sessionId)
  await requestChange({ reference, wanted: party(1), asking: GUEST }, LATE)
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 1, total_cents: 179_00 })
  expect(await refundsOf(reference)).toContainEqual({ cents: 179_00, reason: 'booking_changed' })
  await payRefunds(LATE)
  expect(await dueOf(reference)).toBe(0)
})

test('when we cancel the new date, its change is dropped and the payment for it goes back', async () => {
  const { reference, departureId } = await aPaidBooking()
  const dearer = await backend.aDeparture({ seats: 2 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${dearer}`)
  const { sessionId } = await aHeldChange({ reference, wanted: { kind: 'move', departureId: dearer } })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${dearer}`)
  await cancelDeparture({ tourId: 1, day: row?.day ?? '', reason: 'weather' }, NOON)
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await backend.seatsTaken(dearer)).toBe(0)
  await tellPaid(sessionId, NOON)
  expect(await refundsOf(reference)).toEqual([{ cents: 20_00, reason: 'called_off' }])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId, state: 'confirmed' })
})

test('a session whose answer was lost is found by the change that it names', async () => {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2) })
  await backend.query(`UPDATE checkouts SET session_id = NULL WHERE session_id = '${sessionId}'`)
  await tellPaid(sessionId, NOON)
  expect(await bookingOf(reference)).toMatchObject({ seats: 2, total_cents: 358_00 })
})

test('a bank debit that fails leaves the booking as it was, and the guest is told', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2) })
  const session = backend.stripe.promise(sessionId, `pi_failing_${sessionId}`)
  const tell = (kind: 'session_completed' | 'payment_failed') =>
    handlePaymentEvent(
      { id: `evt_${kind}_${sessionId}`, type: kind, createdAt: NOON, update: { kind, session } },
      NOON,
    )
  await tell('session_completed')
  await tell('payment_failed')
  await lapseDeparture(departureId, minutesAfter(NOON, 1))
  expect(await changesOf(reference)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', seats: 1 })
  const mail = await backend.emails(departureId)
  expect(mail).toContain('payment-failed-guest')
  expect(mail).not.toContain('change-lapsed-guest')
})

test('a bank debit keeps what the change holds until it comes', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2) })
  const session = backend.stripe.promise(sessionId, `pi_debit_${sessionId}`)
  const update = { kind: 'session_completed', session } as const
  await handlePaymentEvent(
    { id: `evt_p_${sessionId}`, type: 'checkout.session.completed', createdAt: NOON, update },
    NOON,
  )
  const inDays = minutesAfter(NOON, 3 * 24 * 60)
  await lapseDeparture(departureId, inDays)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await requestChange({ reference, wanted: party(3), asking: GUEST }, inDays)).toMatchObject({
    reason: 'debit_under_way',
  })
  await tellPaid(sessionId, inDays)
  expect(await bookingOf(reference)).toMatchObject({ seats: 2, total_cents: 358_00 })
  // Rule: debit-under-way (docs/rules.md)
  const [changed] = await backend.query(
    `SELECT facts->'paidBy' AS ways FROM emails JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND kind = 'booking-changed-guest'`,
  )
  expect(changed).toEqual({ ways: ['card', 'bank_debit'] })
})
