import { http } from 'msw/core/http'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { addMinutes } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { loadLedger } from '@/lib/db/money/ledger'
import { listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { endCommands, followPayments, payRefunds } from '@/tests/support/run-jobs'

/* A refund is the amount that Stripe still holds at that moment, and everyone sees that amount. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const CANCELLED = ['booking-cancelled-guest', 'booking-cancelled-operator']
const CONFIRMED = ['booking-confirmed-guest', 'booking-confirmed-operator']
const NOTE = 'credit-note-guest'
const CORRECTED = ['refund-corrected-guest', 'refund-corrected-operator']
let events = 0

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

test('a partial refund by hand that bounced is due again, and left to staff', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  await tell('charge.refunded', payment)
  backend.stripe.bounce(payment)
  await tell('refund.failed', payment)
  await tell('refund.updated', payment)
  expect(await returnedOnPage(reference)).toBe(0)
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({ refund: { cents: 129_00 } })
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual(['12900'])
  expect(await refundsOf(reference)).toEqual([
    { state: 'by_hand', cents: 50_00 },
    { state: 'done', cents: 129_00 },
  ])
  expect(await backend.emails(departureId)).toContain('refund-failed-operator')
  expect(await dueOf(reference)).toBe(0)
})

test('after a partial refund by hand, command, e-mails and amounts state the real refund', async () => {
  const { departureId, reference, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({ refund: { cents: 129_00 } })
  await payRefunds(NOON)
  expect(amountsAsked(payment)).toEqual(['12900'])
  expect(await figuresOf(reference)).toEqual([
    { kind: 'booking-cancelled-guest', refundCents: 129_00, returnedCents: 50_00 },
    { kind: 'booking-cancelled-operator', refundCents: 129_00, returnedCents: 50_00 },
    { kind: NOTE, refundCents: 50_00, returnedCents: 0 },
    { kind: NOTE, refundCents: 129_00, returnedCents: 50_00 },
  ])
  expect(await refundsOf(reference)).toEqual([{ state: 'done', cents: 129_00 }])
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED, NOTE, NOTE])
})

test('while Stripe is down a cancellation states the amount from the events, and both sides hear if it was different', async () => {
  const { departureId, reference, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({ refund: { cents: 179_00 } })
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(NOON)).toBe(1)
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED, NOTE, ...CORRECTED])
  expect((await figuresOf(reference)).slice(3)).toEqual([
    { kind: 'refund-corrected-guest', refundCents: 129_00, returnedCents: 50_00 },
    { kind: 'refund-corrected-operator', refundCents: 129_00, returnedCents: 50_00 },
  ])
  expect(await refundsOf(reference)).toEqual([{ state: 'done', cents: 129_00 }])
  expect(await dueOf(reference)).toBe(0)
})

test('while Stripe is down, a partial refund that it reported before is deducted', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  await tell('charge.refunded', payment)
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({ refund: { cents: 129_00 } })
  backend.stripe.server.resetHandlers()
})

test('a partial refund by hand is recorded immediately, and the guest does not have to pay it again', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 50_00)
  backend.stripe.refundByHand(payment, 20_00)
  await tell('charge.refunded', payment)
  await tell('charge.refunded', payment)
  expect(await movementsOf(reference)).toEqual([
    ['payment', 179_00, null],
    ['refund', 50_00, null],
    ['correction', -50_00, 'goodwill'],
    ['refund', 20_00, null],
    ['correction', -20_00, 'goodwill'],
  ])
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed', total_cents: 179_00 }])
})

test('an event about a refund by hand that failed before we heard of it ends no booking', async () => {
  const { departureId, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 179_00)
  backend.stripe.bounce(payment)
  await tell('refund.failed', payment)
  await tell('charge.refunded', payment)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual([...CONFIRMED, 'refund-failed-operator'])
})

test('a refund whose response was lost is found at Stripe, and not requested again', async () => {
  const { departureId, reference, payment } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT r.id FROM refunds r JOIN bookings b ON b.id = r.booking_id WHERE b.reference = '${reference}'`,
  )
  backend.stripe.refundMade(payment, 179_00, id)
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual([])
  expect(await refundsOf(reference)).toEqual([{ state: 'done', cents: 179_00 }])
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED, NOTE])
})

test('a full refund by hand also ends an open choice', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  await cancelDeparture.run({ tourId: 1, day: row?.day ?? '', reason: 'few' }, NOON)
  backend.stripe.refundByHand(payment, 179_00)
  await tell('charge.refunded', payment)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded' }])
  const pick = { option: 'full_refund' } as const
  expect(await submitChoice.run({ reference, actor: 'operator', pick }, NOON)).toMatchObject({
    kind: 'refused',
  })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await dueOf(reference)).toBe(0)
})

test('a full refund by hand has ended the booking even before its webhook arrives', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 179_00)
  expect(await cancelBooking.run(reference, NOON, NOON)).toEqual({ kind: 'refused', reason: 'not_live' })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded', total_cents: 0 }])
  expect(await factOf(reference, 'booking-cancelled-guest', 'refundCents')).toBe('17900')
  expect(await dueOf(reference)).toBe(0)
})

test('a dispute decided in our favour withholds nothing', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', payment)
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', payment)
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    refund: { cents: 179_00, withheld: null },
  })
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual(['17900'])
})

test('a dispute decided against us has already returned the payment', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  backend.stripe.closeDispute(payment, 'lost')
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    refund: { cents: 0, withheld: 'taken', returnedCents: 0 },
  })
  expect(await payRefunds(NOON)).toBe(0)
})

test('the last of several refunds by hand ends the booking, and its e-mails state only the new amount', async () => {
  const { departureId, reference, payment } = await aPaidBooking()
  backend.stripe.refundByHand(payment, 100_00)
  await tell('charge.refunded', payment)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  backend.stripe.refundByHand(payment, 79_00)
  await tell('charge.refunded', payment)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded', total_cents: 0 }])
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await backend.emails(departureId)).toEqual([...CANCELLED, ...CONFIRMED, NOTE, NOTE])
  expect(await figuresOf(reference)).toEqual([
    { kind: 'booking-cancelled-guest', refundCents: 79_00, returnedCents: 100_00 },
    { kind: 'booking-cancelled-operator', refundCents: 79_00, returnedCents: 100_00 },
    { kind: NOTE, refundCents: 79_00, returnedCents: 0 },
    { kind: NOTE, refundCents: 100_00, returnedCents: 0 },
  ])
})

test('an announced refund made from the dashboard triggers no correction e-mail, in one amount or in two', async () => {
  for (const parts of [[179_00], [50_00, 129_00]]) {
    const { reference, payment, departureId } = await aPaidBooking()
    await cancelBooking.run(reference, NOON, NOON)
    for (const part of parts) {
      backend.stripe.refundByHand(payment, part)
      await tell('charge.refunded', payment)
    }
    await payRefunds(NOON)
    expect(await refundsOf(reference)).toMatchObject([{ state: 'dropped' }])
    const told = await backend.emails(departureId)
    expect(told.filter((kind) => CORRECTED.includes(kind))).toEqual([])
    expect(told.filter((kind) => kind === NOTE)).toHaveLength(parts.length)
  }
})

test('a partial refund from the dashboard while a command can be undone triggers no correction e-mail', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  const call = { name: 'booking cancel', isAtOnce: false } as const
  await cancelBooking.run(reference, 'us', NOON, { call })
  backend.stripe.refundByHand(payment, 50_00)
  await tell('charge.refunded', payment)
  const later = addMinutes(NOON, 11)
  await endCommands(later)
  await payRefunds(later)
  expect((await backend.emails(departureId)).filter((kind) => CORRECTED.includes(kind))).toEqual([])
  expect(await refundsOf(reference)).toEqual([{ state: 'done', cents: 129_00 }])
})

test('a bounced refund that staff then send triggers no correction e-mail', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  await payRefunds(NOON)
  backend.stripe.bounce(payment)
  await tell('refund.failed', payment)
  await tell('refund.updated', payment)
  expect(
    await recordManualRefund.run({ reference, cents: 179_00, method: 'bank_transfer' }, NOON),
  ).toMatchObject({
    kind: 'recorded',
  })
  const told = await backend.emails(departureId)
  expect(told).toContain('refund-failed-operator')
  expect(told.filter((kind) => CORRECTED.includes(kind))).toEqual([])
  expect(told.filter((kind) => kind === NOTE)).toHaveLength(2)
})

test('while Stripe is down, a dispute counts until its end has been reported', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', payment)
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', payment)
  expectLog()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    refund: { cents: 179_00, withheld: null },
  })
})

test('a disputed payment is not promised at the cancellation and not refunded, and staff read why', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  expect(await cancelBooking.run(reference, NOON, NOON)).toMatchObject({
    kind: 'cancelled',
    refund: { cents: 0 },
  })
  expect(await payRefunds(NOON)).toBe(0)
  expect(amountsAsked(payment)).toEqual([])
  expect(await refundsOf(reference)).toEqual([])
  expect(await factOf(reference, 'booking-cancelled-operator', 'refundWithheld')).toBe('disputed')
})

test('a refund withheld at a timely cancellation is made once the dispute is won', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await cancelBooking.run(reference, NOON, NOON)
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', payment)
  await tell('charge.dispute.closed', payment)
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual(['17900'])
  expect(await dueOf(reference)).toBe(0)
})

test('a refund after a dispute is described as such, and triggers no correction e-mail', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await cancelBooking.run(reference, NOON, NOON)
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', payment)
  await tell('charge.dispute.closed', payment)
  await payRefunds(NOON)
  const known = ['dispute-opened-operator', ...CANCELLED, ...CONFIRMED]
  expect((await backend.emails(departureId)).filter((kind) => !known.includes(kind))).toEqual([
    ...['dispute-ended-operator', 'payment-refunded-guest', 'payment-refunded-operator'],
  ])
  expect(await factOf(reference, 'payment-refunded-guest', 'refundReason')).toBe('dispute_ended')
  expect(await factOf(reference, 'dispute-ended-operator', 'dispute')).toBe(
    '{"cents": 17900, "state": "won", "returnsCents": 17900}',
  )
})

test('the operator is notified of a lost dispute and its amount, and sees it with the booking', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', payment)
  const opened = '{"cents": 17900, "state": "open", "evidenceDueAt": "20'
  expect(await factOf(reference, 'dispute-opened-operator', 'dispute')).toContain(opened)
  backend.stripe.closeDispute(payment, 'lost')
  await tell('charge.dispute.closed', payment)
  await tell('charge.dispute.closed', payment)
  const told = (await backend.emails(departureId)).filter((kind) => kind === 'dispute-ended-operator')
  expect(told).toHaveLength(1)
  expect(await factOf(reference, 'dispute-ended-operator', 'dispute')).toBe(
    '{"cents": 17900, "state": "lost", "hasNote": true, "returnsCents": 0}',
  )
  const [listed] = await listBookingsWithMoney(database(), { reference }, NOON)
  expect(listed).toMatchObject({ paidCents: 179_00, disputedCents: 179_00, dueCents: 0 })
})

test('the amount that a bank keeps is written off, and never refunded as well', async () => {
  const { reference, payment, departureId } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', payment)
  backend.stripe.closeDispute(payment, 'lost')
  await tell('charge.dispute.closed', payment)
  expect(await movementsOf(reference)).toEqual([
    ['payment', 179_00, null],
    ['dispute', 179_00, null],
    ['correction', -179_00, 'dispute_lost'],
  ])
  expect(
    await backend.query(`SELECT r.series FROM receipts r JOIN bookings b ON b.id = r.booking_id
      WHERE b.reference = '${reference}' ORDER BY r.series`),
  ).toEqual([{ series: 'C' }, { series: 'R' }])
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await payRefunds(NOON)).toBe(0)
})

test('a payment disputed before its refund is made is not refunded, and staff are notified', async () => {
  const { departureId, reference, payment, sessionId } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  backend.stripe.dispute(payment)
  for (const hour of [0, 1, 2]) await payRefunds(addMinutes(NOON, 61 * hour))
  expect(amountsAsked(payment)).toEqual([])
  expect(await refundsOf(reference)).toEqual([{ state: 'refused', cents: 179_00 }])
  expect(await backend.emails(departureId)).toContain('refund-failed-operator')
  expect(await factOf(reference, 'refund-failed-operator', 'refundTrouble')).toBe('disputed')
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'refunded', reference })
  backend.stripe.closeDispute(payment, 'lost')
  await tell('charge.dispute.closed', payment)
  expect(await refundsOf(reference)).toEqual([{ state: 'dropped', cents: 179_00 }])
  expect(await dueOf(reference)).toBe(0)
})

test('a refund that Stripe refuses is reported with the requested amount', async () => {
  const { reference, payment } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  backend.stripe.refundByHand(payment, 50_00)
  expectLog()
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' }
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/refunds', () => Response.json({ error }, { status: 400 })),
  )
  for (const hour of [0, 1, 2]) await payRefunds(addMinutes(NOON, 61 * hour))
  expect(await factOf(reference, 'refund-failed-operator', 'refundCents')).toBe('12900')
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(NOON, 61 * 3))).toBe(1)
})

test('a dispute reported by several events is recorded once, by its id', async () => {
  const { payment, departureId } = await aPaidBooking()
  backend.stripe.dispute(payment)
  await tell('charge.dispute.created', payment, 'du_1')
  await tell('charge.dispute.created', payment, 'du_1')
  expect(
    (await backend.emails(departureId)).filter((kind) => kind === 'dispute-opened-operator'),
  ).toHaveLength(1)
  expect(
    await backend.query(`SELECT object_id FROM payment_events WHERE payment_intent_id = '${payment}'`),
  ).toEqual([{ object_id: 'du_1' }, { object_id: 'du_1' }])
  expect(
    await backend.query(`SELECT 1 FROM money_movements WHERE kind = 'dispute' AND booking_id =
      (SELECT booking_id FROM money_movements WHERE provider_id = '${payment}')`),
  ).toHaveLength(1)
})

test('after a full refund by hand following the cancellation, Stripe gets no request', async () => {
  const { reference, payment } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  backend.stripe.refundByHand(payment, 179_00)
  await tell('charge.refunded', payment)
  expect(await payRefunds(NOON)).toBe(1)
  expect(amountsAsked(payment)).toEqual([])
})

async function aPaidBooking() {
  const hold = await aHold()
  const { paymentIntentId } = backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  return { payment: paymentIntentId ?? '', ...hold }
}

/** Deliver an event that a payment has changed, and have the worker sync it. */
async function tell(type: string, paymentIntentId: string, objectId: string | null = null): Promise<void> {
  const update = { kind: 'payment_news', paymentIntentId, objectId } as const
  await handlePaymentEvent({ id: `evt_back_${events++}`, type, createdAt: NOON, update }, NOON)
  await followPayments(NOON)
}

function amountsAsked(payment: string): readonly (string | null)[] {
  return backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === payment)
    .map(({ form }) => form.get('amount'))
}

/** The refund amounts stated in the e-mails. */
function figuresOf(reference: string) {
  return backend.query(
    `SELECT DISTINCT kind, (facts->>'refundCents')::int AS "refundCents", (facts->>'returnedCents')::int AS "returnedCents"
     FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind NOT LIKE 'booking-confirmed%' ORDER BY 1, 3`,
  )
}

async function factOf(reference: string, kind: string, name: string): Promise<unknown> {
  const [row] = await backend.query<{ fact: unknown }>(
    `SELECT facts->>'${name}' AS fact FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = '${kind}'`,
  )
  return row?.fact
}

function refundsOf(reference: string) {
  return backend.query(
    `SELECT r.state, r.cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE b.reference = '${reference}' ORDER BY r.cents`,
  )
}

async function movementsOf(reference: string) {
  const rows = await backend.query<{ kind: string; cents: number; reason: string | null }>(
    `SELECT m.kind, m.cents, m.reason FROM money_movements m JOIN bookings b ON b.id = m.booking_id
     WHERE b.reference = '${reference}' ORDER BY m.sequence`,
  )
  return rows.map(({ kind, cents, reason }) => [kind, cents, reason])
}

/** The amount that the guest's page shows as refunded. */
async function returnedOnPage(reference: string): Promise<number> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const departure = await loadDeparture(database(), booking.departureId, NOON)
  return (await loadGuestPage('token', { booking, departure }, NOON)).money.returnedCents
}

/** The balance due once all requested refunds have been made. Rule: ledger-sum (docs/rules.md) */
async function dueOf(reference: string): Promise<number> {
  const [row] = await backend.query<{ id: string; total_cents: number }>(
    `SELECT id, total_cents FROM bookings WHERE reference = '${reference}'`,
  )
  return dueAfterRefundsCents(row?.total_cents ?? NaN, await loadLedger(database(), row?.id ?? ''))
}
