import { http, HttpResponse } from 'msw'
import { minutesAfter } from '@/lib/booking/hold'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { checkCheckout } from '@/lib/use-cases/checkout/check-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { letters } from '@/lib/commands/letters'
import { resend } from '@/lib/commands/resend'
import { type PaymentNews } from '@/lib/stripe/events'
import { aDesk, aWish, NOON } from '@/tests/support/a-desk'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { expectLog } from '@/tests/support/expect-log'
import { deliverLetters, payRefunds } from '@/tests/support/work'

/* What is told to a person, once: a refund that fails, a letter that is given up, a payment that a bank does not make. */

const desk = aDesk()

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => desk.aDeparture({ seats: 200 }))

const THREE_DAYS = 3 * 24 * 60
let mail: MailServer
let events = 0

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
beforeEach(() => expectLog())
afterEach(() => desk.query('DELETE FROM letters'))
afterAll(() => mail.stop())

async function aHold() {
  const departureId = await desk.aDeparture({ seats: 1 })
  const wish = aWish({ departureId, idempotencyKey: `wish-${departureId}` })
  const start = await startCheckout(wish, NOON)
  if (start.kind !== 'started') throw new Error('not started')
  return { departureId, wish, ...start }
}

async function aRefundDue() {
  const hold = await aHold()
  const { paymentIntentId } = desk.stripe.pay(hold.sessionId)
  await checkCheckout(hold.sessionId, NOON)
  await cancelBooking(hold.reference, NOON, NOON)
  return { ...hold, paymentIntentId: paymentIntentId ?? '' }
}

function stripeAnswers(status: number): void {
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' }
  desk.stripe.server.use(
    http.post('https://api.stripe.com/v1/refunds', () => HttpResponse.json({ error }, { status })),
  )
}

function tell(type: string, news: PaymentNews): Promise<void> {
  return handlePaymentEvent({ id: `evt_look_${events++}`, type, createdAt: NOON, news }, NOON)
}

const alarms = async (departureId: number) =>
  (await desk.letters(departureId)).filter((kind) => kind === 'refund-failed-operator')

const deliver = (now: Date) => deliverLetters(now)

const subjects = () => mail.letters.map(({ subject }) => subject ?? '')

test('a refund that Stripe refuses three times is told once, with its word, and asked for until it is made', async () => {
  const { departureId } = await aRefundDue()
  stripeAnswers(400)
  for (const hour of [0, 1]) await payRefunds(minutesAfter(NOON, hour * 61))
  expect(await alarms(departureId)).toEqual([])
  for (const hour of [2, 3, 4]) await payRefunds(minutesAfter(NOON, hour * 61))
  expect(await alarms(departureId)).toHaveLength(1)
  const [letter] = await desk.query(`SELECT facts FROM letters WHERE kind = 'refund-failed-operator'`)
  expect(letter).toMatchObject({
    facts: { refundTrouble: 'refused', providerCode: 'balance_insufficient', refundCents: 179_00 },
  })
  desk.stripe.server.resetHandlers()
  expect(await payRefunds(minutesAfter(NOON, 5 * 61))).toBe(1)
})

test('a refund that Stripe does not answer is told after a day of asking', async () => {
  const { departureId } = await aRefundDue()
  stripeAnswers(500)
  for (let hour = 0; hour < 12; hour += 1) await payRefunds(minutesAfter(NOON, hour * 61))
  expect(await alarms(departureId)).toEqual([])
  await desk.query('UPDATE checkouts SET tries = 29')
  await payRefunds(minutesAfter(NOON, 24 * 61))
  expect(await alarms(departureId)).toHaveLength(1)
  desk.stripe.server.resetHandlers()
  await payRefunds(minutesAfter(NOON, 48 * 61))
})

test('a refund that the bank returns is told once, however often Stripe says so', async () => {
  const { departureId, paymentIntentId } = await aRefundDue()
  await payRefunds(NOON)
  const news = {
    kind: 'refund_failed',
    paymentIntentId,
    refundId: 're_returned',
    refundCents: 179_00,
    providerCode: 'expired_or_canceled_card',
  } as const
  await tell('refund.failed', news)
  await tell('charge.refund.updated', news)
  expect(await alarms(departureId)).toHaveLength(1)
})

test('a bank debit that fails is told to the guest once, and the seats are free', async () => {
  const { departureId, sessionId } = await aHold()
  const session = desk.stripe.promise(sessionId, 'pi_debit_fails')
  await tell('checkout.session.completed', { kind: 'session_completed', session })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session })
  expect(await desk.letters(departureId)).toEqual(['payment-failed-guest'])
  expect(await desk.seatsTaken(departureId)).toBe(0)
  await deliver(NOON)
  expect(mail.letters.at(-1)?.text?.replace(/\s+/g, ' ')).toContain('Nothing was taken from your account.')
})

test('a debit that fails when the booking was paid otherwise is not told', async () => {
  const { departureId, wish, sessionId } = await aHold()
  const later = minutesAfter(NOON, 60)
  const again = await startCheckout(wish, later)
  if (again.kind !== 'started') throw new Error('not started')
  const first = desk.stripe.promise(sessionId, 'pi_first_fails')
  desk.stripe.pay(again.sessionId)
  await checkCheckout(again.sessionId, later)
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: first })
  expect(await desk.letters(departureId)).not.toContain('payment-failed-guest')
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

async function aCryptoBooking(customerEmail: string): Promise<void> {
  const departureId = await desk.aDeparture({ seats: 1 })
  await bookWithCrypto(aWish({ departureId, cryptoType: 'bitcoin', customerEmail }), NOON)
}

test('each letter that is given up is told once, and a letter about a letter is not', async () => {
  await aCryptoBooking('gone@guest.example')
  mail.refuseWith(550, 'mailbox unavailable')
  for (const days of [3, 6, 9, 12]) await deliver(minutesAfter(NOON, days * 24 * 60))
  mail.refuseWith(null)
  const rows = await desk.query(
    'SELECT kind, count(*)::int AS count FROM letters GROUP BY kind ORDER BY kind',
  )
  expect(rows).toEqual([
    { kind: 'crypto-received-guest', count: 1 },
    { kind: 'crypto-received-operator', count: 2 },
    // Of three letters, each inbox hears of each.
    { kind: 'letter-undeliverable-operator', count: 6 },
  ])
  expect(await desk.query('SELECT 1 FROM letters WHERE failed_at IS NULL AND sent_at IS NULL')).toEqual([])
})

test('the operator reads which letter was given up, and has it sent again', async () => {
  await aCryptoBooking('back@guest.example')
  await desk.query(`DELETE FROM letters WHERE kind LIKE '%-operator'`)
  mail.refuseWith(550, 'mailbox unavailable')
  const givenUpAt = minutesAfter(NOON, THREE_DAYS)
  await deliver(givenUpAt)
  mail.refuseWith(null)
  const [{ id } = { id: '' }] = await desk.query<{ id: string }>(
    `SELECT id FROM letters WHERE kind LIKE '%-guest'`,
  )
  await deliver(minutesAfter(givenUpAt, 120))
  const alarm = mail.letters.at(-1)
  expect(alarm?.subject).toMatch(/^E-mail not delivered: Your seats are held/)
  expect(alarm?.text).toContain(`npm run ops -- resend ${id}`)
  expect(alarm?.text).toContain('back@guest.example')
  expect(alarm?.text).toContain('mailbox unavailable')

  const said: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  await letters([], givenUpAt)
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^${id}  given up Friday, 4 December.*back@guest.example`)),
  ])
  await resend([id], givenUpAt)
  await expect(resend([id], givenUpAt)).rejects.toThrow('waits already')
  await deliver(givenUpAt)
  expect(subjects().at(-1)).toMatch(/^Your seats are held/)
  await expect(resend([id], givenUpAt)).rejects.toThrow('was sent on Friday, 4 December 2026')
  await expect(resend(['LL-7KM4QD'], givenUpAt)).rejects.toThrow('no letter with this id')
  said.length = 0
  await letters([], givenUpAt)
  expect(said).toEqual(['No letter was given up, and none waits for long.'])
})

test('a letter that is sent again is tried for three days more, and its end is told once more', async () => {
  await aCryptoBooking('never@guest.example')
  await desk.query(`DELETE FROM letters WHERE kind LIKE '%-operator'`)
  mail.refuseWith(550)
  const givenUpAt = minutesAfter(NOON, THREE_DAYS)
  await deliver(givenUpAt)
  const [{ id } = { id: '' }] = await desk.query<{ id: string }>(
    `SELECT id FROM letters WHERE kind LIKE '%-guest'`,
  )
  jest.spyOn(console, 'log').mockImplementation(() => {})
  await resend([id], givenUpAt)
  await deliver(minutesAfter(givenUpAt, 60))
  const isGivenUp = async () =>
    (await desk.query(`SELECT 1 FROM letters WHERE id = '${id}' AND failed_at IS NOT NULL`)).length
  expect(await isGivenUp()).toBe(0)
  await deliver(minutesAfter(givenUpAt, THREE_DAYS))
  expect(await isGivenUp()).toBe(1)
  expect(
    await desk.query(`SELECT recipient, count(*)::int AS count FROM letters WHERE letter_id = '${id}'
      GROUP BY recipient ORDER BY recipient`),
  ).toEqual([
    { recipient: 'one@lumi.example.com', count: 2 },
    { recipient: 'two@lumi.example.com', count: 2 },
  ])
  mail.refuseWith(null)
})

test('a refund that was told of, then made, and then returned by the bank is told of again: that is other news', async () => {
  const { departureId, paymentIntentId } = await aRefundDue()
  stripeAnswers(400)
  for (const hour of [0, 1, 2]) await payRefunds(minutesAfter(NOON, hour * 61))
  desk.stripe.server.resetHandlers()
  expect(await payRefunds(minutesAfter(NOON, 3 * 61))).toBe(1)
  const refundCents = 179_00
  const providerCode = 'lost_or_stolen_card'
  const news = {
    kind: 'refund_failed',
    paymentIntentId,
    refundId: 're_bounced',
    refundCents,
    providerCode,
  } as const
  await tell('refund.failed', news)
  await tell('charge.refund.updated', news)
  expect(await troublesOf(departureId)).toEqual(['bounced', 'refused'])
})

test('a second dispute about a booking, and a second refund that bounces, are told of as well', async () => {
  const { departureId, sessionId } = await aHold()
  const { paymentIntentId } = desk.stripe.pay(sessionId)
  await checkCheckout(sessionId, NOON)
  const payment = paymentIntentId ?? ''
  for (const disputeId of ['dp_first', 'dp_second', 'dp_second'])
    await tell('charge.dispute.created', { kind: 'dispute_created', paymentIntentId: payment, disputeId })
  for (const refundId of ['re_first', 're_second', 're_second'])
    await tell('refund.failed', {
      kind: 'refund_failed',
      paymentIntentId: payment,
      refundId,
      refundCents: 10_00,
      providerCode: null,
    })
  const told = await desk.letters(departureId)
  expect(told.filter((kind) => kind === 'dispute-opened-operator')).toHaveLength(2)
  expect(told.filter((kind) => kind === 'refund-failed-operator')).toHaveLength(2)
})

test('a second bank debit of a booking that fails is told to the guest as well', async () => {
  const { departureId, sessionId, wish } = await aHold()
  const first = desk.stripe.promise(sessionId, 'pi_first_of_two')
  await tell('checkout.session.completed', { kind: 'session_completed', session: first })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: first })
  const again = await startCheckout(wish, minutesAfter(NOON, 60))
  if (again.kind !== 'started') throw new Error('not started')
  const second = desk.stripe.promise(again.sessionId, 'pi_second_of_two')
  await tell('checkout.session.completed', { kind: 'session_completed', session: second })
  await tell('checkout.session.async_payment_failed', { kind: 'payment_failed', session: second })
  expect(await desk.letters(departureId)).toEqual(['payment-failed-guest', 'payment-failed-guest'])
})

/** What the operator was told of refunds. */
async function troublesOf(departureId: number): Promise<readonly string[]> {
  const rows = await desk.query<{ trouble: string }>(
    `SELECT DISTINCT facts->>'refundTrouble' AS trouble FROM letters JOIN bookings b ON b.id = booking_id
     WHERE b.departure_id = ${departureId} AND kind = 'refund-failed-operator' ORDER BY trouble`,
  )
  return rows.map(({ trouble }) => trouble)
}
