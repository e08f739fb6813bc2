import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings, started } from '@/tests/support/a-hold'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails, followPayments, payRefunds } from '@/tests/support/run-jobs'

/*
 * Events that staff hear of once: a failed refund, an e-mail that could not be delivered, a payment that a bank
 * rejects.
 */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking, aHeldChange } = changedBookings(backend)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

const THREE_DAYS = 3 * 24 * 60
let mail: MailServer
let events = 0

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
beforeEach(() => expectLog())
afterEach(() => backend.query('DELETE FROM emails'))
afterAll(() => mail.stop())

async function aRefundDue() {
  const hold = await aHold()
  const { paymentIntentId } = backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  await cancelBooking.run(hold.reference, NOON, NOON)
  return { ...hold, paymentIntentId: paymentIntentId ?? '' }
}

function stripeAnswers(status: number): void {
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' }
  backend.stripe.server.use(
    http.post('https://api.stripe.com/v1/refunds', () => Response.json({ error }, { status })),
  )
}

function tell(type: string, update: PaymentUpdate): Promise<void> {
  return handlePaymentEvent({ id: `evt_look_${events++}`, type, createdAt: NOON, update }, NOON)
}

/** Deliver an event that a payment has changed, and have the worker sync it. */
async function tellNews(type: string, paymentIntentId: string): Promise<void> {
  await tell(type, { kind: 'payment_news', paymentIntentId, objectId: null })
  await followPayments(NOON)
}

const alarms = async (departureId: number) =>
  (await backend.emails(departureId)).filter((kind) => kind === 'refund-failed-operator')

const deliver = (now: Date) => deliverEmails(now)

const subjects = () => mail.emails.map(({ subject }) => subject ?? '')

test('a refund that Stripe refuses three times is reported once, with Stripe’s reason, and retried until it is made', async () => {
  const { departureId } = await aRefundDue()
  stripeAnswers(400)
  for (const hour of [0, 1]) await payRefunds(addMinutes(NOON, hour * 61))
  expect(await alarms(departureId)).toEqual([])
  for (const hour of [2, 3, 4]) await payRefunds(addMinutes(NOON, hour * 61))
  expect(await alarms(departureId)).toHaveLength(1)
  const [email] = await backend.query(`SELECT facts FROM emails WHERE kind = 'refund-failed-operator'`)
  expect(email).toMatchObject({
    facts: { refundTrouble: 'refused', providerCode: 'balance_insufficient', refundCents: 179_00 },
  })
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(NOON, 5 * 61))).toBe(1)
})

test('a refund without a response from Stripe is reported after a day of trying', async () => {
  const { departureId } = await aRefundDue()
  stripeAnswers(500)
  for (let hour = 0; hour < 12; hour += 1) await payRefunds(addMinutes(NOON, hour * 61))
  expect(await alarms(departureId)).toEqual([])
  await backend.query('UPDATE refunds SET tries = 29')
  await payRefunds(addMinutes(NOON, 24 * 61))
  expect(await alarms(departureId)).toHaveLength(1)
  backend.stripe.server.resetHandlers()
  await payRefunds(addMinutes(NOON, 48 * 61))
})

test('a refund that the bank returns is reported once, however often Stripe sends the event', async () => {
  const { departureId, paymentIntentId } = await aRefundDue()
  await payRefunds(NOON)
  backend.stripe.bounce(paymentIntentId)
  await tellNews('refund.failed', paymentIntentId)
  await tellNews('charge.refund.updated', paymentIntentId)
  expect(await alarms(departureId)).toHaveLength(1)
})

test('the guest is notified once of a bank debit that fails, and the seats are freed', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.promise(sessionId, 'pi_debit_fails')
  await tell('checkout.session.completed', { kind: 'session_completed', session })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session })
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
  expect(await backend.seatsTaken(departureId)).toBe(0)
  await deliver(NOON)
  expect(mail.emails.at(-1)?.text?.replace(/\s+/g, ' ')).toContain('Nothing was taken from your account.')
})

test('a debit that fails after the booking was paid another way is not reported', async () => {
  const { departureId, input, sessionId } = await aHold({ idempotencyKey: 'paid-otherwise' })
  const later = addMinutes(NOON, 60)
  const again = started(await startCheckout(input, later))
  const first = backend.stripe.promise(sessionId, 'pi_first_fails')
  backend.stripe.pay(again.sessionId)
  await refreshCheckoutStatus(again.sessionId, later)
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: first })
  expect(await backend.emails(departureId)).not.toContain('payment-failed-guest')
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

async function aCryptoBooking(customerEmail: string): Promise<void> {
  const departureId = await backend.aDeparture({ seats: 1 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail }), NOON)
}

test('each undeliverable e-mail is reported once, and an e-mail about an e-mail is not', async () => {
  await aCryptoBooking('gone@guest.example')
  mail.refuseWith(550, 'mailbox unavailable')
  for (const days of [3, 6, 9, 12]) await deliver(addMinutes(NOON, days * 24 * 60))
  mail.refuseWith(null)
  const rows = await backend.query(
    'SELECT kind, count(*)::int AS count FROM emails GROUP BY kind ORDER BY kind',
  )
  expect(rows).toEqual([
    { kind: 'crypto-received-guest', count: 1 },
    { kind: 'crypto-received-operator', count: 2 },
    // Three e-mails, each reported to every inbox.
    { kind: 'email-undeliverable-operator', count: 6 },
  ])
  expect(await backend.query('SELECT 1 FROM emails WHERE failed_at IS NULL AND sent_at IS NULL')).toEqual([])
})

test('the operator reads which e-mail could not be delivered, and has it sent again', async () => {
  await aCryptoBooking('back@guest.example')
  await backend.query(`DELETE FROM emails WHERE kind LIKE '%-operator'`)
  mail.refuseWith(550, 'mailbox unavailable')
  const givenUpAt = addMinutes(NOON, THREE_DAYS)
  await deliver(givenUpAt)
  mail.refuseWith(null)
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT id FROM emails WHERE kind LIKE '%-guest'`,
  )
  await deliver(addMinutes(givenUpAt, 120))
  const alarm = mail.emails.at(-1)
  expect(alarm?.subject).toMatch(/^E-mail not delivered: Your seats are held/)
  expect(alarm?.text).toContain(`./ops emails resend ${id}`)
  expect(alarm?.text).toContain('back@guest.example')
  expect(alarm?.text).toContain('mailbox unavailable')

  const [, line, ...others] = await runOps(givenUpAt, 'emails', 'list')
  expect(line).toMatch(new RegExp(`^${id} .*back@guest.example  failed Friday, 4 December`))
  expect(others).toEqual([])
  await runOps(givenUpAt, 'emails', 'resend', id, '--yes')
  await expect(runOps(givenUpAt, 'emails', 'resend', id, '--yes')).rejects.toThrow('already waiting')
  await deliver(givenUpAt)
  expect(subjects().at(-1)).toMatch(/^Your seats are held/)
  await expect(runOps(givenUpAt, 'emails', 'resend', id, '--yes')).rejects.toThrow(
    'was sent on Friday, 4 December 2026',
  )
  await expect(runOps(givenUpAt, 'emails', 'resend', 'LL-7KM4QD', '--yes')).rejects.toThrow(
    'Write the whole id',
  )
  expect(await runOps(givenUpAt, 'emails', 'list')).toEqual([
    'All e-mails have been delivered, or are about to be.',
  ])
})

test('a resent e-mail is tried for three more days, and its failure is reported again', async () => {
  await aCryptoBooking('never@guest.example')
  await backend.query(`DELETE FROM emails WHERE kind LIKE '%-operator'`)
  mail.refuseWith(451)
  const givenUpAt = addMinutes(NOON, THREE_DAYS)
  await deliver(givenUpAt)
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT id FROM emails WHERE kind LIKE '%-guest'`,
  )
  jest.spyOn(console, 'log').mockImplementation(() => {})
  await runOps(givenUpAt, 'emails', 'resend', id, '--yes')
  await deliver(addMinutes(givenUpAt, 60))
  const isGivenUp = async () =>
    (await backend.query(`SELECT 1 FROM emails WHERE id = '${id}' AND failed_at IS NOT NULL`)).length
  expect(await isGivenUp()).toBe(0)
  await deliver(addMinutes(givenUpAt, THREE_DAYS))
  expect(await isGivenUp()).toBe(1)
  expect(
    await backend.query(`SELECT recipient, count(*)::int AS count FROM emails WHERE email_id = '${id}'
      GROUP BY recipient ORDER BY recipient`),
  ).toEqual([
    { recipient: 'one@lumi.example.com', count: 2 },
    { recipient: 'two@lumi.example.com', count: 2 },
  ])
  mail.refuseWith(null)
})

test('a refund that was reported, then made, and then returned by the bank is reported again, as a new problem', async () => {
  const { departureId, paymentIntentId } = await aRefundDue()
  stripeAnswers(400)
  for (const hour of [0, 1, 2]) await payRefunds(addMinutes(NOON, hour * 61))
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(NOON, 3 * 61))).toBe(1)
  backend.stripe.bounce(paymentIntentId)
  await tellNews('refund.failed', paymentIntentId)
  await tellNews('charge.refund.updated', paymentIntentId)
  expect(await troublesOf(departureId)).toEqual(['bounced', 'refused'])
})

/** Uses two payments, because a bank reclaims each only once. */
test('a second dispute about a booking, and a second refund that bounces, are also reported', async () => {
  const { departureId, reference } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  const { sessionId } = await aHeldChange({ reference, wanted })
  const { paymentIntentId } = backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, NOON)
  const payment = paymentIntentId ?? ''
  const [first] = await backend.query<{ provider_id: string }>(
    `SELECT provider_id FROM money_movements m JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND kind = 'payment' AND provider_id <> '${payment}'`,
  )
  async function refundThatBounces(): Promise<void> {
    backend.stripe.refundByHand(payment, 10_00)
    await tellNews('charge.refunded', payment)
    backend.stripe.bounce(payment)
    await tellNews('refund.failed', payment)
    await tellNews('refund.updated', payment)
  }
  async function disputeThatIsWon(disputed: string): Promise<void> {
    backend.stripe.dispute(disputed)
    await tellNews('charge.dispute.created', disputed)
    backend.stripe.closeDispute(disputed, 'won')
    await tellNews('charge.dispute.closed', disputed)
  }
  await refundThatBounces()
  await refundThatBounces()
  await disputeThatIsWon(payment)
  await disputeThatIsWon(first?.provider_id ?? '')
  const told = await backend.emails(departureId)
  expect(told.filter((kind) => kind === 'dispute-opened-operator')).toHaveLength(2)
  // Plus one that the refund left to staff now waits for the bank.
  expect(told.filter((kind) => kind === 'refund-failed-operator')).toHaveLength(3)
})

test('the guest is also notified of a second failed bank debit of a booking', async () => {
  const { departureId, sessionId, input } = await aHold({ idempotencyKey: 'two-debits' })
  const first = backend.stripe.promise(sessionId, 'pi_first_of_two')
  await tell('checkout.session.completed', { kind: 'session_completed', session: first })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: first })
  const again = started(await startCheckout(input, addMinutes(NOON, 60)))
  const second = backend.stripe.promise(again.sessionId, 'pi_second_of_two')
  await tell('checkout.session.completed', { kind: 'session_completed', session: second })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: second })
  const told = (await backend.emails(departureId)).filter((kind) => kind === 'payment-failed-guest')
  expect(told).toHaveLength(2)
})

/** The refund problems reported to the operator. */
async function troublesOf(departureId: number): Promise<readonly string[]> {
  const rows = await backend.query<{ trouble: string }>(
    `SELECT DISTINCT facts->>'refundTrouble' AS trouble FROM emails JOIN bookings b ON b.id = booking_id
     WHERE b.departure_id = ${departureId} AND kind = 'refund-failed-operator' ORDER BY trouble`,
  )
  return rows.map(({ trouble }) => trouble)
}
