import { addMinutes } from '@/lib/calendar/duration'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { expireHolds } from '@/lib/use-cases/seats/expire-holds'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { payRefunds } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf } = changedBookings(backend)
const LATE = addMinutes(NOON, 40)
const client = '192.0.2.77'
const caller = { address: client, route: '/api/crypto-bookings', proof: null, looksAutomatic: false }

beforeAll(() => backend.aDeparture({ seats: 200 }))

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

/* A booking's page lets a guest hold no more seats unpaid than the booking panel does. */

async function anUnpaidBooking(departureId: number, by?: typeof caller) {
  const input = aBookingInput({ departureId, adults: 1, offeredCents: 179_00, cryptoType: 'bitcoin' })
  const booked = await bookWithCrypto(input, NOON, by)
  if (booked.kind === 'refused') throw new Error(booked.reason)
  return booked.reference
}

const ask = (reference: string, wanted: Parameters<typeof requestChange.run>[0]['wanted'], from = client) =>
  requestChange.run({ reference, wanted, asking: GUEST, client: from }, NOON)

test('an unpaid booking can grow up to the unpaid limit, half of a departure, and no further', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const reference = await anUnpaidBooking(departureId, caller)
  expect(await ask(reference, party(4))).toMatchObject({ kind: 'applied' })
  expect(await ask(reference, party(5))).toEqual({ kind: 'refused', reason: 'too_many_unpaid' })
  expect(await backend.seatsTaken(departureId)).toBe(4)
  expect(await ask(reference, party(2))).toMatchObject({ kind: 'applied' })
})

test('an unpaid booking moves to another date under the same limits', async () => {
  const reference = await anUnpaidBooking(await backend.aDeparture({ seats: 8 }), caller)
  expect(await ask(reference, party(2))).toMatchObject({ kind: 'applied' })
  const small = await backend.aDeparture({ seats: 2 })
  expect(await ask(reference, { kind: 'move', departureId: small })).toMatchObject({
    reason: 'too_many_unpaid',
  })
  const large = await backend.aDeparture({ seats: 8 })
  expect(await ask(reference, { kind: 'move', departureId: large })).toMatchObject({ kind: 'applied' })
})

test('changes to paid bookings let a client hold no more seats of a tour than bookings do', async () => {
  const departures = []
  for (let count = 0; count < 6; count++) departures.push(await backend.aDeparture({ seats: 8 }))
  const seatsOfTour = 8 * 6 + 200 + 8 + 8 + 2 + 8
  const from = '192.0.2.78'
  let held = 0
  for (const departureId of departures) {
    const { reference } = await aPaidBooking({ departureId })
    const answer = await ask(reference, party(8), from)
    if (answer.kind === 'held') held += 7
    else expect(answer).toEqual({ kind: 'refused', reason: 'too_many_unpaid' })
  }
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThanOrEqual(Math.floor(seatsOfTour * 0.1))
})

test('the client’s hash is deleted with the hold of its change', async () => {
  const { reference } = await aPaidBooking()
  await ask(reference, party(2), '192.0.2.79')
  const marks = () =>
    backend.query<{ client_hash: string | null }>(
      `SELECT c.client_hash FROM changes c JOIN bookings b ON b.id = c.booking_id
       WHERE reference = '${reference}' ORDER BY c.created_at`,
    )
  expect(await marks()).toEqual([{ client_hash: expect.stringMatching(/^[\w-]{22}$/) }])
  await requestChange.run({ reference, wanted: party(3), asking: GUEST }, addMinutes(NOON, 1))
  expect(await marks()).toEqual([{ client_hash: null }, { client_hash: null }])
})

test('a crypto booking cannot be changed to a date that starts within 24 hours', async () => {
  const soon = await backend.aDeparture({ seats: 8 })
  const [startsAt, closesAt] = [20, 19].map((hours) => addMinutes(NOON, hours * 60).toISOString())
  await backend.query(
    `UPDATE departures SET starts_at = '${startsAt}', closes_at = '${closesAt}' WHERE id = ${soon}`,
  )
  const reference = await anUnpaidBooking(await backend.aDeparture({ seats: 8 }))
  expect(await ask(reference, { kind: 'move', departureId: soon })).toMatchObject({
    reason: 'crypto_closed',
  })
})

test('a booking can be changed twenty times an hour, and then has to wait', async () => {
  const { reference } = await aPaidBooking()
  const answers = []
  for (let time = 0; time < 21; time++)
    answers.push(await ask(reference, party(2 + (time % 2)), '192.0.2.80'))
  expect(answers.at(-1)).toEqual({ kind: 'refused', reason: 'too_many_changes' })
  expect(answers.filter(({ kind }) => kind === 'held')).toHaveLength(20)
})

/* A payment for a change may arrive late, twice, or after the change was dropped. */

/** Deliver a payment that was made in time but reported late. */
async function tellPaid(sessionId: string, now: Date): Promise<void> {
  const session = backend.stripe.pay(sessionId)
  const update = { kind: 'session_completed', session } as const
  const event = { id: `evt_${sessionId}`, type: 'checkout.session.completed', createdAt: now, update }
  await handlePaymentEvent(event, now)
  await handlePaymentEvent({ ...event, id: `evt_again_${sessionId}` }, now)
}

/** Let a change expire, with its page closed as far as we know. */
async function lapse(departureId: number, sessionId: string): Promise<void> {
  await backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)
  await expireHolds(departureId, LATE)
}

const refundsOf = (reference: string) =>
  backend.query(
    `SELECT r.cents, r.reason FROM refunds r JOIN bookings b ON b.id = r.booking_id WHERE reference = '${reference}'`,
  )

test('a payment that arrives after the change lapsed still applies it if there are enough seats', async () => {
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

test('without seats it is refunded in full, both sides are notified, and the booking stays as it was', async () => {
  const departureId = await backend.aDeparture({ seats: 3 })
  const { reference } = await aPaidBooking({ departureId })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapse(departureId, sessionId)
  await startCheckout(aBookingInput({ departureId, customerEmail: 'eve@example.com' }), LATE)
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 1, total_cents: 179_00, version: 2 })
  expect(await refundsOf(reference)).toEqual([{ cents: 358_00, reason: 'seat_gone' }])
  expect(await payRefunds(LATE)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.emails(departureId)).toContain('payment-refunded-guest')
})

test('while its page is open a change keeps its seats past its deadline: the guest may have paid', async () => {
  const departureId = await backend.aDeparture({ seats: 3 })
  const { reference } = await aPaidBooking({ departureId })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await expireHolds(departureId, LATE)
  const eve = aBookingInput({ departureId, customerEmail: 'eve@example.com' })
  expect(await startCheckout(eve, LATE)).toMatchObject({ reason: 'not_enough_slots' })
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 3 })
  expect(await backend.seatsTaken(departureId)).toBe(3)
})

test('a payment for a replaced change is refunded, and the newer change stays', async () => {
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

test('a booking that has changed since rejects an earlier quoted change', async () => {
  const { reference, departureId } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await lapse(departureId, sessionId)
  await requestChange.run({ reference, wanted: party(1), asking: GUEST }, LATE)
  await tellPaid(sessionId, LATE)
  expect(await bookingOf(reference)).toMatchObject({ seats: 1, total_cents: 179_00 })
  expect(await refundsOf(reference)).toContainEqual({ cents: 179_00, reason: 'booking_changed' })
  await payRefunds(LATE)
  expect(await dueOf(reference)).toBe(0)
})

test('if we cancel the new date, its change is dropped and the payment for it is refunded', async () => {
  const { reference, departureId } = await aPaidBooking()
  const dearer = await backend.aDeparture({ seats: 2 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${dearer}`)
  const { sessionId } = await aHeldChange({ reference, wanted: { kind: 'move', departureId: dearer } })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${dearer}`)
  await cancelDeparture.run({ tourId: 1, day: row?.day ?? '', reason: 'weather' }, NOON)
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await backend.seatsTaken(dearer)).toBe(0)
  await tellPaid(sessionId, NOON)
  expect(await refundsOf(reference)).toEqual([{ cents: 20_00, reason: 'called_off' }])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId, state: 'confirmed' })
})

test('a session whose response was lost is found by the change it names', async () => {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2) })
  await backend.query(`UPDATE checkouts SET session_id = NULL WHERE session_id = '${sessionId}'`)
  await tellPaid(sessionId, NOON)
  expect(await bookingOf(reference)).toMatchObject({ seats: 2, total_cents: 358_00 })
})

test('a bank debit that fails leaves the booking as it was, and the guest is notified', async () => {
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
  await expireHolds(departureId, addMinutes(NOON, 1))
  expect(await changesOf(reference)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', seats: 1 })
  const mail = await backend.emails(departureId)
  expect(mail).toContain('payment-failed-guest')
  expect(mail).not.toContain('change-lapsed-guest')
})

test('a bank debit keeps the change’s seats held until it arrives', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: party(2) })
  const session = backend.stripe.promise(sessionId, `pi_debit_${sessionId}`)
  const update = { kind: 'session_completed', session } as const
  await handlePaymentEvent(
    { id: `evt_p_${sessionId}`, type: 'checkout.session.completed', createdAt: NOON, update },
    NOON,
  )
  const inDays = addMinutes(NOON, 3 * 24 * 60)
  await expireHolds(departureId, inDays)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await requestChange.run({ reference, wanted: party(3), asking: GUEST }, inDays)).toMatchObject({
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
