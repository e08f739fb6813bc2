import { addMinutes } from '@/lib/calendar/duration'
import { toCommandFailure } from '@/lib/commands/failures'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { checkBooks, compareLedgerWithStripe } from '@/lib/use-cases/payments/check-books'
import {
  readStripeActivity,
  reconcile as reconcileFound,
} from '@/lib/use-cases/payments/reconcile-with-stripe'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { parsePaymentEvent } from '@/lib/stripe/events'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { heldBookings } from '@/tests/support/a-hold'
import { restores } from '@/tests/support/a-restore'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { payRefunds, work } from '@/tests/support/run-jobs'
import { runOps } from '@/tests/support/run-ops'

/*
 * `./ops reconcile` after a restore, against the demo's Stripe: everything here was paid at noon, after the moment that
 * the database was restored to.
 */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking, aHeldChange, pay, bookingOf, dueOf, changesOf } = changedBookings(backend)
const { lose, loseBooking, losePayment } = restores(backend)

const MOMENT = '2026-12-01 11:55'
const LATER = addMinutes(NOON, 45)
const reconcile = (...args: readonly string[]) => runOps(LATER, 'reconcile', '--since', MOMENT, ...args)
const run = () => reconcile('--yes')
const lineOf = (lines: readonly string[], reference: string) =>
  lines.filter((line) => line.startsWith(reference)).at(-1)

beforeEach(() => backend.stripe.setClock(NOON))

test('a lost booking is rebuilt from its payment, with its reference, and a second run changes nothing', async () => {
  const { reference, departureId } = await aPaidBooking({
    adults: 2,
    offeredCents: 358_00,
    customerPhone: '+358 40 1234567',
    specialRequests: 'A vegetarian lunch',
  })
  const before = await stateOf(reference)
  await loseBooking(reference)
  expect(await backend.seatsTaken(departureId)).toBe(0)
  const seen = await reconcile('--dry-run')
  expect(lineOf(seen, reference)).toContain('Aino Korhonen  2 guests')
  expect(await bookingOf(reference)).toBeUndefined()

  expect(lineOf(await run(), reference)).toContain('rebuilt, at today’s prices and terms')
  expect(await stateOf(reference)).toEqual(before)
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.emails(departureId)).toEqual(['booking-confirmed-guest', 'booking-confirmed-operator'])
  expect((await run()).at(-1)).toBe('There is nothing to do.')
  // The guest has R-2026-000001; it is followed by a hundred and one that nobody gets.
  const numbers = () => backend.query(`SELECT number FROM receipts ORDER BY number`)
  expect(await numbers()).toEqual([{ number: 'R-2026-000102' }])
  await loseBooking(reference)
  expect((await run()).join()).not.toContain('continue after')
  expect(await numbers()).toEqual([{ number: 'R-2026-000102' }])
})

test('without anything to restore nothing is skipped, and a moment must be within thirty days', async () => {
  const { reference } = await aPaidBooking()
  const lines = await run()
  expect(lineOf(lines, reference)).toBeUndefined()
  expect(lines.join()).not.toContain('continue after')
  const failure = async (since: string) =>
    toCommandFailure(await runOps(LATER, 'reconcile', '--since', since, '--yes').catch((e: unknown) => e))
  expect(await failure('2026-11-01 10:00')).toMatchObject({
    exitCode: 1,
    line: expect.stringContaining('30 days'),
  })
  expect(await failure('tomorrow')).toMatchObject({ exitCode: 2 })
  expect(await failure('lately')).toMatchObject({ exitCode: 2 })
})

test('the webhook’s late retry changes nothing after it, and before it only warns the inboxes', async () => {
  const after = await aPaidBooking()
  await loseBooking(after.reference)
  await run()
  const before = await fates()
  await redeliver(after.sessionId)
  expect(await fates()).toEqual(before)

  const early = await aPaidBooking()
  await loseBooking(early.reference)
  expectLog()
  await redeliver(early.sessionId)
  expect(await bookingOf(early.reference)).toBeUndefined()
  await run()
  expect(await bookingOf(early.reference)).toMatchObject({ state: 'confirmed' })
  await redeliver(early.sessionId)
  expect(await dueOf(early.reference)).toBe(0)
})

test('two runs at once, and the webhook between them, rebuild a booking once', async () => {
  const { reference, sessionId, departureId } = await aPaidBooking()
  await loseBooking(reference)
  expectLog()
  const found = await readStripeActivity(addMinutes(NOON, -5), LATER)
  const run = () => reconcileFound(found, LATER)
  const [first, , second] = await Promise.all([run(), redeliver(sessionId), run()])
  expect([...first, ...second].map(({ result }) => result.kind).sort()).toEqual(['known', 'rebuilt'])
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
})

test('a booking that was refunded in full since is kept for the books, without seats, and never refunded again', async () => {
  const { reference, sessionId, departureId } = await aPaidBooking()
  await cancelBooking.run(reference, 'guest', NOON)
  await payRefunds(NOON)
  const refunds = () => refundsOf(`pi_${sessionId}`)
  expect(refunds()).toHaveLength(1)
  await loseBooking(reference)
  expect(lineOf(await run(), reference)).toContain('refunded since')
  await payRefunds(LATER)
  expect(refunds()).toHaveLength(1)
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await dueOf(reference)).toBe(0)
})

test('a refund made after the moment is recognised, and is not made again', async () => {
  const { reference, sessionId } = await aPaidBooking()
  await cancelBooking.run(reference, 'guest', NOON)
  const [due] = await backend.query<{ id: string }>(`SELECT id FROM refunds WHERE state = 'due'`)
  backend.stripe.refundMade(`pi_${sessionId}`, 179_00, due?.id ?? '')
  await run()
  await work(LATER, ['follow_payment', 'pay_refund'])
  expect(refundsOf(`pi_${sessionId}`)).toHaveLength(1)
  expect(await dueOf(reference)).toBe(0)
})

test('a part refunded since, and a dispute, follow the rebuilt booking', async () => {
  const part = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  backend.stripe.refundByHand(`pi_${part.sessionId}`, 100_00)
  const disputed = await aPaidBooking()
  backend.stripe.dispute(`pi_${disputed.sessionId}`)
  await loseBooking(part.reference)
  await loseBooking(disputed.reference)
  const lines = await run()
  expect(lineOf(lines, part.reference)).toContain('100 € was refunded since')
  expect(await dueOf(part.reference)).toBe(0)
  expect(await bookingOf(disputed.reference)).toMatchObject({ state: 'confirmed' })
  expect(await backend.query('SELECT cents FROM disputes')).toEqual([{ cents: 179_00 }])
  await work(LATER, ['follow_payment'])
  expect(await backend.query('SELECT cents FROM disputes')).toHaveLength(1)
})

test('a guest who paid before sales closed keeps the seats, even if they closed during the restore', async () => {
  const { reference, departureId } = await aPaidBooking()
  await backend.query(
    `UPDATE departures SET closes_at = '${addMinutes(NOON, 20).toISOString()}' WHERE id = ${departureId}`,
  )
  await losePayment(reference, addMinutes(NOON, 15))
  expect(lineOf(await run(), reference)).toContain('recorded')
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  const lost = await aPaidBooking({ departureId })
  await loseBooking(lost.reference)
  await run()
  expect(await bookingOf(lost.reference)).toMatchObject({ state: 'confirmed' })
})

test('a known booking is paid through a page that was lost; a page that expired is nothing', async () => {
  const first = await aHold({ idempotencyKey: 'one', seats: 1 })
  backend.stripe.runOut(first.sessionId)
  await lose(`DELETE FROM checkouts WHERE session_id = '${first.sessionId}'`)
  const { id } = await idOf(first.reference)
  await backend.query(`UPDATE bookings SET state = 'lapsed', expires_at = NULL WHERE id = '${id}'`)
  const again = await aHold({ idempotencyKey: 'one', departureId: first.departureId })
  expect(again.reference).toBe(first.reference)
  await pay(again.sessionId)
  await losePayment(again.reference, addMinutes(NOON, 15))
  await lose(`DELETE FROM checkouts WHERE session_id = '${again.sessionId}'`)
  expect(lineOf(await run(), again.reference)).toContain('recorded')
  expect(await bookingOf(again.reference)).toMatchObject({ state: 'confirmed', seats: 1 })
})

test('the payment for a change is recorded if we know the change, and left for a person if it is lost', async () => {
  const known = await aPaidBooking()
  const change = await aHeldChange({ reference: known.reference, wanted: COUPLE })
  backend.stripe.pay(change.sessionId)
  const lost = await aPaidBooking()
  const gone = await aHeldChange({ reference: lost.reference, wanted: COUPLE })
  backend.stripe.pay(gone.sessionId)
  await lose(
    `DELETE FROM checkouts WHERE change_id = '${gone.changeId}'`,
    `DELETE FROM changes WHERE id = '${gone.changeId}'`,
    `DELETE FROM history WHERE what = 'change_held' AND booking_id = '${(await idOf(lost.reference)).id}'`,
  )
  expectLog()
  const lines = await run()
  expect(lineOf(lines, known.reference)).toContain('recorded')
  expect(await changesOf(known.reference)).toMatchObject([{ state: 'applied' }])
  expect(lineOf(lines, lost.reference)).toContain('for a change of this booking that is lost')
  expect(await bookingOf(lost.reference)).toMatchObject({ adults: 1 })
  expect(refundsOf(`pi_${gone.sessionId}`)).toEqual([])
  expect(await unknownPayments()).toContain(gone.sessionId)
  backend.stripe.refundByHand(`pi_${gone.sessionId}`, 179_00)
})

const COUPLE = { kind: 'party', party: { adults: 2, children: 0 } } as const

test('without seats a booking is left for a person, never refunded; with more seats the next run rebuilds it', async () => {
  const first = await aPaidBooking({ departureId: await backend.aDeparture({ seats: 1 }) })
  await loseBooking(first.reference)
  const second = await aPaidBooking({ departureId: first.departureId })
  await loseBooking(second.reference)
  const other = await aHold({ departureId: first.departureId, now: addMinutes(NOON, 40) })
  expectLog()
  const lines = await reconcile('--dry-run')
  expect(lineOf(lines, first.reference)).toContain('no seat is left')
  await run()
  expect(await unknownPayments()).toEqual(expect.arrayContaining([first.sessionId, second.sessionId]))
  expect(await bookingOf(other.reference)).toMatchObject({ state: 'hold' })
  await backend.query(`UPDATE departures SET seats = 2 WHERE id = ${first.departureId}`)
  const seen = await reconcile('--dry-run')
  expect(lineOf(seen, first.reference)).toContain('rebuilt')
  expect(lineOf(seen, second.reference)).toContain('no seat is left')
  await run()
  expect(await backend.seatsTaken(first.departureId)).toBe(2)
  await backend.query(`UPDATE departures SET seats = 3 WHERE id = ${first.departureId}`)
  await run()
  expect(await bookingOf(second.reference)).toMatchObject({ state: 'confirmed' })
  expect(refundsOf(`pi_${first.sessionId}`)).toEqual([])
})

test('a lost booking that was paid twice is rebuilt once, and the second payment is left for a person', async () => {
  const { reference, sessionId, departureId, input } = await aHold({ idempotencyKey: 'twice' })
  const { id } = await idOf(reference)
  await backend.query(`UPDATE bookings SET state = 'lapsed', expires_at = NULL WHERE id = '${id}'`)
  const again = await aHold({ ...input, departureId })
  expect(again.reference).toBe(reference)
  backend.stripe.pay(sessionId)
  backend.stripe.pay(again.sessionId)
  await loseBooking(reference)
  expectLog()
  const lines = (await run()).filter((line) => line.startsWith(reference)).slice(-2)
  expect(lines).toEqual([expect.stringContaining('rebuilt'), expect.stringContaining('paid already')])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
  backend.stripe.refundByHand(`pi_${again.sessionId}`, 179_00)
  await run()
  await payRefunds(LATER)
  expect(refundsOf(`pi_${again.sessionId}`)).toHaveLength(1)
  expect(refundsOf(`pi_${sessionId}`)).toEqual([])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
  expect(await dueOf(reference)).toBe(0)
})

test('of two payments for a lost booking the one that the guest got back does not pay for it, though it came first', async () => {
  const { reference, sessionId, input } = await aHold({ idempotencyKey: 'back' })
  const { id } = await idOf(reference)
  await backend.query(`UPDATE bookings SET state = 'lapsed', expires_at = NULL WHERE id = '${id}'`)
  const again = await aHold(input)
  backend.stripe.pay(sessionId)
  backend.stripe.refundByHand(`pi_${sessionId}`, 179_00)
  backend.stripe.setClock(addMinutes(NOON, 2))
  backend.stripe.pay(again.sessionId)
  await loseBooking(reference)
  await run()
  await payRefunds(LATER)
  expect(refundsOf(`pi_${sessionId}`)).toHaveLength(1)
  expect(refundsOf(`pi_${again.sessionId}`)).toEqual([])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
  expect(await dueOf(reference)).toBe(0)
})

test('a bank debit that is under way holds its seats again, and one that arrived is a debit', async () => {
  const waiting = await aHold()
  backend.stripe.promise(waiting.sessionId, 'pi_under_way')
  const arrived = await aHold()
  backend.stripe.promise(arrived.sessionId, 'pi_arrived')
  backend.stripe.pay(arrived.sessionId)
  await loseBooking(waiting.reference)
  await loseBooking(arrived.reference)
  expect(lineOf(await run(), waiting.reference)).toContain('rebuilt')
  expect(await bookingOf(waiting.reference)).toMatchObject({ state: 'awaiting_payment' })
  expect(await backend.seatsTaken(waiting.departureId)).toBe(1)
  expect(await bookingOf(arrived.reference)).toMatchObject({ state: 'confirmed' })
  expect(await backend.query(`SELECT method FROM money_movements WHERE provider_id = 'pi_arrived'`)).toEqual([
    { method: 'bank_debit' },
  ])
  expect((await run()).at(-1)).toBe('There is nothing to do.')
})

test('after all of this the books agree, also with Stripe', async () => {
  await run()
  await work(LATER, ['follow_payment', 'pay_refund'])
  expect(await checkBooks(LATER)).toEqual([])
  expect(await compareLedgerWithStripe(LATER)).toEqual([])
})

test('payments of another site that uses the account are left alone', async () => {
  const { reference, sessionId } = await aPaidBooking()
  await loseBooking(reference)
  const { checkouts } = backend.stripe.account
  const checkout = checkouts.load(sessionId, 'session')
  checkouts.put({ ...checkout, session: { ...checkout.session, success_url: 'https://other.example.com/x' } })
  expectLog()
  const lines = await run()
  expect(lines).toContain('1 payment of other sites that use the account.')
  expect(await bookingOf(reference)).toBeUndefined()
})

test('e-mails that waited at the moment are listed, and are dropped only if the operator says so', async () => {
  const { reference } = await aPaidBooking()
  await backend.query(`UPDATE emails SET created_at = '2026-12-01T09:50:00Z' WHERE kind = 'booking-confirmed-guest'
    AND booking_id = '${(await idOf(reference)).id}'`)
  const owed = (lines: readonly string[]) => lines.filter((line) => line.includes('to aino@example.com, of'))
  expect(owed(await run())).toEqual([expect.stringContaining('Booking confirmed')])
  expect(owed(await run())).toHaveLength(1)
  await reconcile('--drop-emails', '--yes')
  expect(owed(await run())).toEqual([])
  const jobs = `SELECT overtaken_at IS NOT NULL AS dropped FROM emails WHERE created_at < '2026-12-01T09:55:00Z'`
  expect(await backend.query(jobs)).toEqual([{ dropped: true }])
})

const idOf = async (reference: string) =>
  (await backend.query<{ id: string }>(`SELECT id FROM bookings WHERE reference = '${reference}'`))[0] ?? {
    id: '',
  }

const refundsOf = (payment: string) =>
  backend.stripe.account.refunds.all().filter(({ payment_intent: of }) => of === payment)

const fates = () =>
  backend.query(`SELECT (SELECT count(*) FROM emails) AS emails, (SELECT max(id) FROM history) AS history,
    (SELECT count(*) FROM money_movements) AS movements`)

const unknownPayments = async () =>
  (
    await backend.query<{ cause: string }>(
      `SELECT DISTINCT cause FROM emails WHERE kind = 'payment-unknown-operator'`,
    )
  ).map(({ cause }) => cause)

/** Deliver all events of a page again, as Stripe does for three days. */
async function redeliver(sessionId: string): Promise<void> {
  for (const event of backend.stripe.account.events.all()) {
    const read = parsePaymentEvent(event)
    if ('session' in read.update && read.update.session.sessionId === sessionId)
      await handlePaymentEvent(read, LATER)
  }
}

async function stateOf(reference: string) {
  const [row] = await backend.query(
    `SELECT id, state, adults, seats, places, total_cents, customer_name, customer_email, customer_phone,
     special_requests, link_version, created_at FROM bookings WHERE reference = '${reference}'`,
  )
  return row
}
