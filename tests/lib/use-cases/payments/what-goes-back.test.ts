import { http, HttpResponse } from 'msw'
import { minutesAfter } from '@/lib/booking/hold'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { handlePaymentEvent } from '@/lib/use-cases/payments/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { expectLog } from '@/tests/support/expect-log'
import { payRefunds } from '@/tests/support/work'

/* What goes back is what Stripe still holds at that moment, and everybody is told that figure. */

const backend = aBackend()
const CANCELLED = ['booking-cancelled-guest', 'booking-cancelled-operator']
const CONFIRMED = ['booking-confirmed-guest', 'booking-confirmed-operator']
const CORRECTED = ['refund-corrected-guest', 'refund-corrected-operator']
let events = 0

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

test('a partial refund by hand that bounced does not lessen a later cancellation', async () => {
  const { reference, payment } = await aPaidBooking()
  const refundId = backend.stripe.refundByHand(payment, 50_00)
  await tell('charge.refunded', { kind: 'charge_refunded', paymentIntentId: payment, refundedCents: 50_00 })
  backend.stripe.bounce(payment)
  await tell('refund.failed', bounced(payment, refundId, 50_00))
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 179_00 })
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual(['17900'])
})

test('after a partial refund by hand, command, e-mails and figures say what really goes back', async () => {
  const { departureId, reference, payment, sessionId } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 129_00 })
  await payRefunds(NOON)
  expect(amountsAsked(payment)).toEqual(['12900'])
  expect(await figuresOf(reference)).toEqual([
    { kind: 'booking-cancelled-guest', refundCents: 129_00, returnedCents: 50_00 },
    { kind: 'booking-cancelled-operator', refundCents: 129_00, returnedCents: 50_00 },
  ])
  expect(await refundOf(sessionId)).toEqual({ state: 'refunded', refund_cents: 129_00 })
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED])
})

test('while Stripe is away a cancellation says the figure of the events, and both sides hear when it was another', async () => {
  const { departureId, reference, payment, sessionId } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 179_00 })
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(NOON)).toBe(1)
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED, ...CORRECTED])
  expect((await figuresOf(reference)).slice(2)).toEqual([
    { kind: 'refund-corrected-guest', refundCents: 129_00, returnedCents: 50_00 },
    { kind: 'refund-corrected-operator', refundCents: 129_00, returnedCents: 50_00 },
  ])
  expect(await refundOf(sessionId)).toEqual({ state: 'refunded', refund_cents: 129_00 })
})

test('while Stripe is away, a partial refund of which an event has told is in the figure', async () => {
  const { reference, payment } = await aPaidBooking()
  await tell('charge.refunded', { kind: 'charge_refunded', paymentIntentId: payment, refundedCents: 50_00 })
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 129_00 })
  backend.stripe.server.resetHandlers()
  await backend.query(`UPDATE checkouts SET state = 'refunded' WHERE state = 'refund_due'`)
})

test('of two events the newer counts, whichever comes first, and a refund that failed counts once', async () => {
  const { reference, payment } = await aPaidBooking()
  const refunded = (refundedCents: number) =>
    ({ kind: 'charge_refunded', paymentIntentId: payment, refundedCents }) as const
  await tell('charge.refunded', refunded(80_00), minutesAfter(NOON, 2))
  await tell('charge.refunded', refunded(50_00), minutesAfter(NOON, 1))
  const failed = bounced(payment, 're_thirty', 30_00)
  await tell('refund.failed', failed, minutesAfter(NOON, 3))
  await tell('charge.refund.updated', failed, minutesAfter(NOON, 3))
  await tell('refund.failed', bounced(payment, 're_long_ago', 20_00), minutesAfter(NOON, 1))
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 129_00 })
  await backend.query(`UPDATE checkouts SET state = 'refunded' WHERE state = 'refund_due'`)
})

test('news of a refund by hand that comes after the news that it failed ends no booking', async () => {
  const { departureId, payment } = await aPaidBooking()
  await tell('refund.failed', bounced(payment, 're_late', 179_00), minutesAfter(NOON, 1))
  await tell('charge.refunded', { kind: 'charge_refunded', paymentIntentId: payment, refundedCents: 179_00 })
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual([...CONFIRMED, 'refund-failed-operator'])
})

test('a refund whose answer was lost is found at Stripe, and not asked for again', async () => {
  const { departureId, reference, payment, sessionId } = await aPaidBooking()
  await cancelBooking(reference, NOON, NOON)
  expectLog()
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT id FROM checkouts WHERE session_id = '${sessionId}'`,
  )
  backend.stripe.refundMade(payment, 179_00, id)
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual([])
  expect(await refundOf(sessionId)).toEqual({ state: 'refunded', refund_cents: 179_00 })
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED])
})

test('a payment that was returned by hand wholly, before its webhook comes, is not promised again', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 179_00)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ kind: 'cancelled', refundCents: 0 })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await factOf(reference, 'booking-cancelled-guest', 'refundWithheld')).toBe('returned')
})

test('a dispute that the bank decided for us withholds nothing', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', {
    kind: 'dispute_created',
    paymentIntentId: payment,
    disputeId: 'dp_won',
  })
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', {
    kind: 'dispute_closed',
    paymentIntentId: payment,
    disputeId: 'dp_won',
  })
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 179_00, withheld: null })
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual(['17900'])
})

test('a dispute that the bank decided against us has returned the payment already', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  backend.stripe.closeDispute(payment, 'lost')
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 0, withheld: 'returned' })
  expect(await payRefunds(NOON)).toBe(0)
})

test('while Stripe is away, a dispute counts until an event has told of its end', async () => {
  const { reference, payment } = await aPaidBooking()
  const dispute = { paymentIntentId: payment, disputeId: 'dp_away' } as const
  await tell('charge.dispute.created', { kind: 'dispute_created', ...dispute })
  await tell('charge.dispute.closed', { kind: 'dispute_closed', ...dispute })
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ refundCents: 179_00, withheld: null })
})

test('a disputed payment is not promised at the cancellation, not asked for, and a person reads why', async () => {
  const { reference, payment, sessionId } = await aPaidBooking()
  backend.stripe.dispute(payment)
  expect(await cancelBooking(reference, NOON, NOON)).toMatchObject({ kind: 'cancelled', refundCents: 0 })
  expect(await payRefunds(NOON)).toBe(0)
  expect(amountsAsked(payment)).toEqual([])
  expect(await refundOf(sessionId)).toMatchObject({ state: 'refund_refused' })
  expect(await factOf(reference, 'booking-cancelled-operator', 'refundWithheld')).toBe('disputed')
})

test('a payment that is disputed before its refund is made is asked for once, and a person is told', async () => {
  const { departureId, reference, payment, sessionId } = await aPaidBooking()
  await cancelBooking(reference, NOON, NOON)
  backend.stripe.dispute(payment)
  expectLog()
  for (const hour of [0, 1, 2]) await payRefunds(minutesAfter(NOON, 61 * hour))
  expect(amountsAsked(payment)).toHaveLength(1)
  expect(await refundOf(sessionId)).toMatchObject({ state: 'refund_refused' })
  expect(await backend.emails(departureId)).toContain('refund-failed-operator')
  expect(await factOf(reference, 'refund-failed-operator', 'refundTrouble')).toBe('disputed')
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'refunded', reference })
})

test('a refund that Stripe refuses is told with the figure that was asked for', async () => {
  const { reference, payment } = await aPaidBooking()
  await cancelBooking(reference, NOON, NOON)
  backend.stripe.refundByHand(payment, 50_00)
  expectLog()
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' }
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/refunds', () => HttpResponse.json({ error }, { status: 400 })),
  )
  for (const hour of [0, 1, 2]) await payRefunds(minutesAfter(NOON, 61 * hour))
  expect(await factOf(reference, 'refund-failed-operator', 'refundCents')).toBe('12900')
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(minutesAfter(NOON, 61 * 3))).toBe(1)
})

test('a dispute of which several events tell is one, by its id', async () => {
  const { payment, departureId } = await aPaidBooking()
  const dispute = (disputeId: string) =>
    tell('charge.dispute.created', { kind: 'dispute_created', paymentIntentId: payment, disputeId })
  await dispute('du_1')
  await dispute('du_1')
  expect(
    (await backend.emails(departureId)).filter((kind) => kind === 'dispute-opened-operator'),
  ).toHaveLength(1)
  expect(
    await backend.query(`SELECT object_id FROM payment_events WHERE payment_intent_id = '${payment}'`),
  ).toEqual([{ object_id: 'du_1' }, { object_id: 'du_1' }])
})

async function aPaidBooking() {
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  if (start.kind !== 'started') throw new Error('not started')
  const { paymentIntentId } = backend.stripe.pay(start.sessionId)
  await refreshCheckoutStatus(start.sessionId, NOON)
  return { departureId, payment: paymentIntentId ?? '', ...start }
}

function tell(type: string, update: PaymentUpdate, createdAt = NOON): Promise<void> {
  return handlePaymentEvent({ id: `evt_back_${events++}`, type, createdAt, update }, NOON)
}

function bounced(paymentIntentId: string, refundId: string, refundCents: number): PaymentUpdate {
  return { kind: 'refund_failed', paymentIntentId, refundId, refundCents, providerCode: 'declined' }
}

function amountsAsked(payment: string): readonly (string | null)[] {
  return backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === payment)
    .map(({ form }) => form.get('amount'))
}

/** What the e-mails say that has to do with a refund. */
function figuresOf(reference: string) {
  return backend.query(
    `SELECT DISTINCT kind, (facts->>'refundCents')::int AS "refundCents", (facts->>'returnedCents')::int AS "returnedCents"
     FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind NOT LIKE 'booking-confirmed%' ORDER BY kind`,
  )
}

async function factOf(reference: string, kind: string, name: string): Promise<unknown> {
  const [row] = await backend.query<{ fact: unknown }>(
    `SELECT facts->>'${name}' AS fact FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = '${kind}'`,
  )
  return row?.fact
}

async function refundOf(sessionId: string) {
  const [row] = await backend.query(
    `SELECT state, refund_cents FROM checkouts WHERE session_id = '${sessionId}'`,
  )
  return row
}
