import { z } from 'zod'
import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

const disputeOf = async (payment: string) =>
  (await standIn.stripe.disputes.list({ payment_intent: payment })).data[0]

async function typesKept(): Promise<readonly string[]> {
  const kept = z.array(z.object({ type: z.string() })).parse(await standIn.ask('events'))
  return kept.map(({ type }) => type).toReversed()
}

test('an inquiry takes no money until it becomes a dispute, or is closed', async () => {
  const [asked, closed] = [await standIn.paid(), await standIn.paid()]
  for (const { session } of [asked, closed]) await standIn.tell('dispute', { session, isInquiry: true })
  const inquiry = { status: 'warning_needs_response', is_charge_refundable: true, balance_transactions: [] }
  expect(await disputeOf(asked.payment)).toMatchObject(inquiry)
  await standIn.tell('dispute/close', { session: closed.session, status: 'closed' })
  await standIn.tell('dispute/close', { session: asked.session, status: 'escalated' })
  expect(await disputeOf(closed.payment)).toMatchObject({ status: 'warning_closed' })
  expect(await disputeOf(asked.payment)).toMatchObject({
    status: 'needs_response',
    balance_transactions: [{ amount: -48_700 }],
  })
  expect((await typesKept()).slice(-5)).toEqual([
    ...['charge.dispute.created', 'charge.dispute.created', 'charge.dispute.closed'],
    ...['charge.dispute.updated', 'charge.dispute.funds_withdrawn'],
  ])
})

test('a dispute that was lost can be won on appeal', async () => {
  const { session, payment } = await standIn.paid()
  await standIn.tell('dispute', { session })
  for (const status of ['lost', 'appealed', 'won']) await standIn.tell('dispute/close', { session, status })
  expect(await disputeOf(payment)).toMatchObject({ status: 'won' })
  expect((await typesKept()).slice(-3)).toEqual([
    ...['charge.dispute.updated', 'charge.dispute.funds_reinstated', 'charge.dispute.closed'],
  ])
})

test('a refunded payment can be disputed, and a bank debit is lost immediately', async () => {
  const refunded = await standIn.paid()
  await standIn.stripe.refunds.create({ payment_intent: refunded.payment })
  await standIn.tell('dispute', { session: refunded.session })
  expect(await disputeOf(refunded.payment)).toMatchObject({ amount: 48_700, status: 'needs_response' })

  const { id: session } = await standIn.open()
  await standIn.tell('pay', { session, method: 'bank_debit' })
  await standIn.tell('settle', { session, outcome: 'succeeded' })
  await standIn.tell('dispute', { session })
  const { payment_intent: debit } = await standIn.stripe.checkout.sessions.retrieve(session)
  expect(await disputeOf(String(debit))).toMatchObject({ status: 'lost' })
})

test('a refund may be pending for some time, and arrive or not', async () => {
  const [arrives, fails] = [await standIn.paid(), await standIn.paid()]
  await standIn.tell('settings', { refundsArePending: true })
  for (const { payment } of [arrives, fails]) await standIn.stripe.refunds.create({ payment_intent: payment })
  const statusOf = async (payment: string) =>
    (await standIn.stripe.refunds.list({ payment_intent: payment })).data[0]?.status
  expect(await statusOf(arrives.payment)).toBe('pending')
  await standIn.tell('refund/settle', { session: arrives.session, outcome: 'succeeded' })
  await standIn.tell('refund/settle', { session: fails.session, outcome: 'failed' })
  expect(await statusOf(arrives.payment)).toBe('succeeded')
  expect(await statusOf(fails.payment)).toBe('failed')
})

test('if the dashboard allows guests to pay in their own currency, a page can opt out', async () => {
  await standIn.tell('settings', { adaptivePricing: true })
  expect(await standIn.open()).toMatchObject({
    currency: 'usd',
    amount_total: 53_570,
    currency_conversion: { amount_total: 48_700, source_currency: 'eur' },
  })
  expect(await standIn.open({ adaptive_pricing: { enabled: false } })).toMatchObject({
    currency: 'eur',
    amount_total: 48_700,
    currency_conversion: null,
  })
})
