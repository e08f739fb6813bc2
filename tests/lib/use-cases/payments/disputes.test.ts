import { http } from 'msw/core/http'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { addMinutes } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { parseCheckoutSession } from '@/lib/stripe/session-facts'
import { checkBooks } from '@/lib/use-cases/payments/check-books'
import { handleStripeWebhook } from '@/lib/use-cases/payments/handle-stripe-webhook'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { cancelledPartyLine } from '@/lib/words/party/party-line'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aSigner } from '@/tests/support/a-signer'
import { heldBookings } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { followPayments, payRefunds } from '@/tests/support/run-jobs'

/* Every status that banks and Stripe may give a payment is handled, reported and recorded correctly. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const OPENED = 'dispute-opened-operator'
let events = 0

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

test('an inquiry takes no money; the chargeback that follows is also reported, with the deadline for evidence', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.inquire(payment)
  await tell('charge.dispute.created', payment)
  expect(await movementsOf(reference)).toEqual([['payment', 179_00, null]])
  backend.stripe.moveDispute(payment, 'escalated')
  await tell('charge.dispute.updated', payment)
  await tell('charge.dispute.funds_withdrawn', payment)
  expect(await movementsOf(reference)).toContainEqual(['dispute', 179_00, null])
  const due = { evidenceDueAt: expect.stringMatching(/^2026-12-08T/) }
  expect(await toldOf(reference, OPENED)).toEqual([
    { cents: 179_00, state: 'inquiry', ...due },
    { cents: 179_00, state: 'open', ...due },
  ])
})

test('a closed inquiry is reported, and nothing is recorded in the ledger', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.inquire(payment)
  backend.stripe.moveDispute(payment, 'closed')
  await tell('charge.dispute.closed', payment)
  expect(await movementsOf(reference)).toEqual([['payment', 179_00, null]])
  expect(await toldOf(reference, 'dispute-ended-operator')).toEqual([
    { cents: 179_00, state: 'inquiry_closed' },
  ])
})

test('a lost dispute won on appeal brings the money back, with a receipt', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.dispute(payment)
  backend.stripe.closeDispute(payment, 'lost')
  await tell('charge.dispute.closed', payment)
  backend.stripe.moveDispute(payment, 'appealed')
  await tell('charge.dispute.updated', payment)
  expect(await toldOf(reference, OPENED)).toContainEqual({ cents: 179_00, state: 'appeal' })
  backend.stripe.closeDispute(payment, 'won')
  await tell('charge.dispute.closed', payment)
  await tell('charge.dispute.funds_reinstated', payment)
  expect(await movementsOf(reference)).toEqual([
    ['payment', 179_00, null],
    ['dispute', 179_00, null],
    ['correction', -179_00, 'dispute_lost'],
    ['dispute_won', 179_00, null],
    ['correction', 179_00, 'dispute_lost'],
  ])
  expect(await toldOf(reference, 'dispute-ended-operator')).toEqual([
    { cents: 179_00, state: 'lost', returnsCents: 0, hasNote: true },
    { cents: 179_00, state: 'won', returnsCents: 0 },
  ])
  expect(await papersOf(reference)).toEqual(['R 17900', 'C 17900', 'R 17900'])
  expect(await settled(reference)).toEqual({ due: 0, refunds: [] })
})

test('after an appeal is won, a guest who cancelled in time is refunded, and a fee stays kept', async () => {
  const [inTime, late] = [await aPaidBooking(), await aPaidBooking()]
  for (const { payment } of [inTime, late]) backend.stripe.dispute(payment)
  await cancelBooking.run(inTime.reference, NOON, NOON)
  const evening = await anHourBefore(late.reference)
  await cancelBooking.run(late.reference, evening, evening)
  for (const { payment } of [inTime, late])
    for (const step of ['lost', 'appealed', 'won'] as const) {
      backend.stripe.moveDispute(payment, step)
      await tell('charge.dispute.updated', payment)
    }
  expect(await settled(inTime.reference)).toEqual({ due: 0, refunds: [{ state: 'due', cents: 179_00 }] })
  expect(await payRefunds(NOON)).toBe(1)
  // A separate credit note cancels the second receipt.
  expect(await papersOf(inTime.reference)).toEqual(['R 17900', 'C 17900', 'R 17900', 'C 17900'])
  expect(await settled(inTime.reference)).toEqual({ due: 0, refunds: [{ state: 'done', cents: 179_00 }] })
  expect(await settled(late.reference)).toEqual({ due: 0, refunds: [] })
})

const fewer = { kind: 'party', party: { adults: 1, children: 0 } } as const

test.each<[string, number, (reference: string) => Promise<unknown>]>([
  ['its guest cancels in time', 358_00, (reference) => cancelBooking.run(reference, 'guest', NOON)],
  ['we cancel', 358_00, (reference) => cancelBooking.run(reference, 'us', NOON)],
  [
    'the party becomes smaller',
    179_00,
    (reference) =>
      requestChange.run({ reference, wanted: fewer, asking: { actor: 'operator', by: 'guest' } }, NOON),
  ],
  [
    'the party becomes smaller, and then we cancel',
    358_00,
    async (reference) => {
      await requestChange.run({ reference, wanted: fewer, asking: { actor: 'guest' } }, NOON)
      await cancelBooking.run(reference, 'us', NOON)
    },
  ],
  [
    'its guest cancels too late',
    0,
    async (reference) => cancelBooking.run(reference, 'guest', await anHourBefore(reference)),
  ],
  [
    'a cancellation is undone',
    0,
    async (reference) => {
      const call = { name: 'booking cancel', isAtOnce: false } as const
      const done = await cancelBooking.run(reference, 'us', NOON, { call })
      if (done.kind !== 'cancelled' || !done.command) throw new Error(done.kind)
      expect(await undoCommand.run(done.command.id, NOON)).toMatchObject({ kind: 'undone' })
    },
  ],
])('lost, then %s, then won on appeal: the guest has what is theirs', async (_, back, happens) => {
  const { reference, payment } = await aPaidCouple()
  backend.stripe.dispute(payment)
  await move(payment, 'lost')
  await happens(reference)
  expect(await settled(reference)).toEqual({ due: 0, refunds: [] })
  await move(payment, 'appealed')
  await move(payment, 'won')
  const refunds = back === 0 ? [] : [{ state: 'due', cents: back }]
  expect(await settled(reference)).toEqual({ due: 0, refunds })
  expect((await toldOf(reference, 'dispute-ended-operator')).at(-1)).toEqual({
    ...{ cents: 358_00, state: 'won', returnsCents: back },
  })
  await payRefunds(NOON)
  expect(await toldOf(reference, 'payment-refunded-guest', null)).toHaveLength(back === 0 ? 0 : 1)
  expect((await movementsOf(reference)).filter(([kind]) => kind === 'refund')).toEqual(
    back === 0 ? [] : [['refund', back, null]],
  )
})

test('a partial refund, a lost dispute, a cancellation and a won appeal: only the rest is refunded', async () => {
  const { reference, payment } = await aPaidCouple()
  await requestChange.run({ reference, wanted: fewer, asking: { actor: 'guest' } }, NOON)
  await payRefunds(NOON)
  backend.stripe.dispute(payment)
  await move(payment, 'lost')
  await cancelBooking.run(reference, 'us', NOON)
  await move(payment, 'appealed')
  await move(payment, 'won')
  await payRefunds(NOON)
  expect(await settled(reference)).toMatchObject({ due: 0, refunds: [{ cents: 179_00 }, { cents: 179_00 }] })
})

test('a lost dispute over an amount with a credit note brings no second one, and the operator reads of none', async () => {
  const { reference, payment } = await aPaidCouple()
  await cancelBooking.run(reference, 'us', NOON)
  await payRefunds(NOON)
  backend.stripe.dispute(payment)
  await move(payment, 'lost')
  expect(await papersOf(reference)).toEqual(['R 35800', 'C 35800'])
  expect((await toldOf(reference, 'dispute-ended-operator')).at(-1)).not.toHaveProperty('hasNote')
})

test('a guest whose payment a bank has kept can only choose another date, and the operator sees so', async () => {
  const { reference, payment, departureId } = await aPaidCouple()
  backend.stripe.dispute(payment)
  await move(payment, 'lost')
  const [{ day } = { day: '' }] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  const shown = await cancelDeparture.preview({ tourId: 1, day, reason: 'weather' }, NOON)
  if (shown.kind !== 'cancelled') throw new Error(shown.reason)
  const line = shown.parties.map(cancelledPartyLine).join()
  expect(line).toContain(`${reference}`)
  expect(line).toContain('chooses another date, within 14 days')
})

test('a refund that bounced after a lost dispute is made once the appeal is won', async () => {
  const { reference, payment } = await aPaidCouple()
  await cancelBooking.run(reference, 'us', NOON)
  await payRefunds(NOON)
  backend.stripe.dispute(payment)
  await move(payment, 'lost')
  backend.stripe.bounce(payment)
  await tell('refund.failed', payment)
  await move(payment, 'appealed')
  await move(payment, 'won')
  expect(await settled(reference)).toMatchObject({ due: 0, refunds: [{ state: 'due', cents: 358_00 }, {}] })
})

test.each(['prevented', 'a_word_of_next_year'])('%s is no inquiry', async (status) => {
  const { reference, payment } = await aPaidBooking()
  const isNew = status !== 'prevented'
  const log = isNew ? expectLog() : null
  stripeSays([{ status, balance_transactions: [{ amount: -179_00, currency: 'eur' }] }])
  await tell('charge.dispute.updated', payment)
  expect(await movementsOf(reference)).toContainEqual(['dispute', 179_00, null])
  const told = await toldOf(reference, isNew ? OPENED : 'dispute-ended-operator')
  expect(told).toMatchObject([{ cents: 179_00, state: isNew ? 'open' : 'lost' }])
  if (log) expect(log).toHaveBeenCalledWith(expect.stringContaining('a_word_of_next_year'))
  await cancelBooking.run(reference, NOON, NOON)
  expect(await payRefunds(NOON)).toBe(0)
})

test('a dispute prevented before it took any money is closed', async () => {
  const { reference, payment } = await aPaidBooking()
  stripeSays([{ status: 'prevented', balance_transactions: [] }])
  await tell('charge.dispute.created', payment)
  expect(await movementsOf(reference)).toEqual([['payment', 179_00, null]])
})

test('an unknown status of a refund or payment raises an alert, and counts as refunded, and as unpaid', async () => {
  const { reference, payment, sessionId } = await aPaidBooking()
  const log = expectLog()
  const refund = { id: 're_said', object: 'refund', amount: 20_00, currency: 'eur', status: 'held_back' }
  const refunds = { object: 'list', has_more: false, data: [{ ...refund, created: NOON.getTime() / 1000 }] }
  backend.stripe.server.use(
    http.get(`https://api.stripe.com/v1/payment_intents/${payment}`, () =>
      Response.json({ id: payment, latest_charge: { id: 'ch_1', disputed: false, refunds } }),
    ),
  )
  await tell('refund.updated', payment)
  expect(await movementsOf(reference)).toContainEqual(['refund', 20_00, null])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('held_back'))
  const { session } = backend.stripe.account.checkouts.load(sessionId, 'session')
  expect(parseCheckoutSession({ ...session, payment_status: 'partly_paid' }).isPaid).toBe(false)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('partly_paid'))
})

test('a dispute in another currency is recorded at the amount taken from our balance, or not at all', async () => {
  const { reference, payment } = await aPaidBooking()
  const dollars = { status: 'needs_response', currency: 'usd', amount: 200_00 }
  stripeSays([{ ...dollars, balance_transactions: [] }])
  expectLog()
  await tell('charge.dispute.created', payment)
  expect(await movementsOf(reference)).toEqual([['payment', 179_00, null]])
  stripeSays([{ ...dollars, balance_transactions: [{ amount: -181_00, currency: 'eur' }] }])
  await tell('charge.dispute.funds_withdrawn', payment)
  expect(await movementsOf(reference)).toContainEqual(['dispute', 181_00, null])
})

test('a disputed bank debit is lost immediately, and the guest gets it back once', async () => {
  const { reference, sessionId } = await aHold()
  const paid = backend.stripe.promise(sessionId, 'pi_debit_lost')
  await handleSession('session_completed', paid)
  await handleSession('payment_arrived', backend.stripe.pay(sessionId))
  backend.stripe.dispute('pi_debit_lost')
  await tell('charge.dispute.created', 'pi_debit_lost')
  await tell('charge.dispute.closed', 'pi_debit_lost')
  expect(await movementsOf(reference)).toEqual([
    ['payment', 179_00, null],
    ['dispute', 179_00, null],
    ['correction', -179_00, 'dispute_lost'],
  ])
  expect(await toldOf(reference, OPENED)).toEqual([])
  expect(await toldOf(reference, 'dispute-ended-operator')).toEqual([
    { cents: 179_00, state: 'lost', returnsCents: 0, hasNote: true },
  ])
})

test('every refund of a payment is read, not only the first ten', async () => {
  const { reference, payment } = await aPaidBooking()
  for (let part = 0; part < 12; part++) backend.stripe.refundByHand(payment, 1_00)
  await tell('refund.created', payment)
  expect((await movementsOf(reference)).filter(([kind]) => kind === 'refund')).toHaveLength(12)
})

test('a pending refund counts as made, and is due again when it fails', async () => {
  const { reference, payment } = await aPaidBooking()
  backend.stripe.account.settings.refundsArePending = true
  await cancelBooking.run(reference, NOON, NOON)
  expect(await payRefunds(NOON)).toBe(1)
  expect((await settled(reference)).refunds).toEqual([{ state: 'done', cents: 179_00 }])
  backend.stripe.bounce(payment)
  await tell('refund.failed', payment)
  backend.stripe.account.settings.refundsArePending = false
  expect((await settled(reference)).refunds).toEqual([
    { state: 'by_hand', cents: 179_00 },
    { state: 'done', cents: 179_00 },
  ])
})

test('an error that Stripe stores under a key blocks no refund, and none is made twice', async () => {
  const { reference, payment } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  expectLog()
  const kept = { path: '/v1/refunds', status: 500, times: 1, delayMs: 0, body: null, isCut: false }
  backend.stripe.faults.add({ ...kept, isKept: true, isCarriedOut: false })
  expect(await payRefunds(NOON)).toBe(0)
  expect(await payRefunds(addMinutes(NOON, 5))).toBe(1)
  expect(refundsAt(payment)).toHaveLength(1)

  const other = await aPaidBooking()
  await cancelBooking.run(other.reference, NOON, NOON)
  // Carried out despite the error: found before the next key is used.
  backend.stripe.faults.add({ ...kept, isKept: true, isCarriedOut: true })
  await payRefunds(NOON)
  await payRefunds(addMinutes(NOON, 5))
  expect(refundsAt(other.payment)).toHaveLength(1)
  expect((await settled(other.reference)).refunds).toEqual([{ state: 'done', cents: 179_00 }])
})

test('a refund whose response was lost is not repeated after its key has expired', async () => {
  const { reference, payment } = await aPaidBooking()
  await cancelBooking.run(reference, NOON, NOON)
  expectLog()
  const lost = { path: '/v1/refunds', status: null, times: 2, delayMs: 0, body: null, isCut: true }
  backend.stripe.faults.add({ ...lost, isKept: false, isCarriedOut: true })
  await payRefunds(NOON)
  const nextDay = addMinutes(NOON, 25 * 60)
  backend.stripe.setClock(nextDay)
  await payRefunds(nextDay)
  expect(refundsAt(payment)).toHaveLength(1)
  expect((await settled(reference)).refunds).toEqual([{ state: 'done', cents: 179_00 }])
})

test('an error that Stripe stores under the key of a page does not prevent the guest from paying', async () => {
  expectLog()
  const kept = { path: '/v1/checkout/sessions', status: 500, times: 1, delayMs: 0, body: null, isCut: false }
  backend.stripe.faults.add({ ...kept, method: 'POST', isKept: true, isCarriedOut: true })
  const { sessionId } = await aHold()
  const asked = backend.stripe.callsTo('/checkout/sessions').slice(-3)
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(asked.at(-1)?.form.get('adaptive_pricing[enabled]')).toBe('false')
  backend.stripe.pay(sessionId)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toMatchObject({ status: 'confirmed' })
})

test('a page of ours paid for an unknown booking raises an alert, once', async () => {
  const { reference, sessionId } = await aHold()
  const { id } = backend.stripe.account.checkouts.load(sessionId, 'session')
  const paid = { ...backend.stripe.pay(sessionId), sessionId: `${id}x`, bookingId: crypto.randomUUID() }
  const log = expectLog()
  await handleSession('session_completed', paid)
  await handleSession('payment_arrived', paid)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('its booking is unknown'))
  const told = await backend.query(
    `SELECT recipient, facts FROM emails WHERE kind = 'payment-unknown-operator'`,
  )
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({ facts: { reference, cents: 179_00, sessionId: paid.sessionId } })
})

test('a payment that a bank suspects of fraud is reported once, before it becomes a dispute', async () => {
  const { reference, payment } = await aPaidBooking()
  const facts = { id: 'issfr_1', object: 'radar.early_fraud_warning', payment_intent: payment }
  for (const [event, actionable] of [
    ['evt_efw_1', true],
    ['evt_efw_2', true],
    ['evt_efw_3', false],
  ] as const)
    await deliver(event, 'radar.early_fraud_warning.created', { ...facts, actionable })
  expect(await toldOf(reference, OPENED)).toEqual([{ cents: 179_00, state: 'fraud_suspected' }])
})

async function aPaidBooking(asked: Parameters<typeof aHold>[0] = {}) {
  backend.stripe.setClock(NOON)
  const hold = await aHold(asked)
  const { paymentIntentId } = backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  return { payment: paymentIntentId ?? '', ...hold }
}

async function aPaidCouple() {
  const departureId = await backend.aDeparture({ seats: 4 })
  return aPaidBooking({ departureId, adults: 2, offeredCents: 358_00 })
}

/** The time an hour before the tour: too late for a refund. */
async function anHourBefore(reference: string): Promise<Date> {
  const [row] = await backend.query<{ at: Date }>(
    `SELECT starts_at AS at FROM departures d JOIN bookings b ON b.departure_id = d.id WHERE reference = '${reference}'`,
  )
  return addMinutes(row?.at ?? NOON, -60)
}

/** Set Stripe's response about the disputes of a payment, 179 € each unless stated otherwise. */
function stripeSays(disputes: readonly object[]): void {
  const data = disputes.map((one) => ({
    ...{ id: `du_said_${events}`, object: 'dispute', created: NOON.getTime() / 1000 },
    ...{ amount: 179_00, currency: 'eur' },
    ...one,
  }))
  backend.stripe.server.use(
    http.get('https://api.stripe.com/v1/disputes', () =>
      Response.json({ object: 'list', has_more: false, data }),
    ),
  )
}

async function move(payment: string, step: 'lost' | 'appealed' | 'won'): Promise<void> {
  backend.stripe.moveDispute(payment, step)
  await tell('charge.dispute.updated', payment)
}

async function tell(type: string, paymentIntentId: string): Promise<void> {
  const update = { kind: 'payment_news', paymentIntentId, objectId: null } as const
  await handlePaymentEvent({ id: `evt_words_${events++}`, type, createdAt: NOON, update }, NOON)
  await followPayments(NOON)
}

function handleSession(
  kind: 'session_completed' | 'payment_arrived',
  session: ReturnType<typeof backend.stripe.facts>,
): Promise<void> {
  const update = { kind, session } as const
  return handlePaymentEvent({ id: `evt_words_${events++}`, type: kind, createdAt: NOON, update }, NOON)
}

/** Deliver an event as Stripe does. */
async function deliver(id: string, type: string, object: object): Promise<void> {
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
  expect(await handleStripeWebhook(payload, await aSigner('whsec_desk').sign(payload), NOON)).toBe('handled')
}

const refundsAt = (payment: string) =>
  backend.stripe.account.refunds.all().filter(({ payment_intent }) => payment_intent === payment)

async function movementsOf(reference: string) {
  const rows = await backend.query<{ kind: string; cents: number; reason: string | null }>(
    `SELECT m.kind, m.cents, m.reason FROM money_movements m JOIN bookings b ON b.id = m.booking_id
     WHERE b.reference = '${reference}' ORDER BY m.sequence`,
  )
  return rows.map(({ kind, cents, reason }) => [kind, cents, reason])
}

async function papersOf(reference: string): Promise<readonly string[]> {
  const rows = await backend.query<{ paper: string }>(
    `SELECT r.series || ' ' || (r.document->>'grossCents') AS paper FROM receipts r JOIN bookings b ON b.id = r.booking_id
     WHERE b.reference = '${reference}' ORDER BY r.recorded_at, r.xmin::text::bigint`,
  )
  return rows.map(({ paper }) => paper)
}

/** The dispute e-mails sent to the inbox, oldest first. */
async function toldOf(
  reference: string,
  kind: string,
  recipient: string | null = 'one@lumi.example.com',
): Promise<readonly unknown[]> {
  const rows = await backend.query<{ dispute: unknown }>(
    `SELECT facts->'dispute' AS dispute FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.reference = '${reference}' AND kind = '${kind}' AND ${recipient === null ? 'true' : `recipient = '${recipient}'`}
     ORDER BY emails.created_at, cause`,
  )
  return rows.map(({ dispute }) => dispute)
}

/** The booking's balance, which the check of the books also uses, and the refunds due. */
async function settled(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  const ledger = await loadLedger(database(), booking?.id ?? '')
  const refunds = await backend.query<{ state: string; cents: number }>(
    `SELECT r.state, r.cents FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE b.reference = '${reference}' ORDER BY r.state`,
  )
  const findings = (await checkBooks(NOON)).filter(({ about }) => about === reference)
  expect(findings).toEqual([])
  return { due: dueAfterRefundsCents(booking?.totalCents ?? 0, ledger), refunds }
}
