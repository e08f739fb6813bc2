import type Stripe from 'stripe'
import { payByCard } from '@/tools/stripe/pay-checkout'
import { bounceRefund, refundPayment, loadSuccessfulCharge } from '@/tools/stripe/refund-payment'
import { aStandIn, anAccount } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

async function chargeOf(payment: string) {
  const expand = ['latest_charge', 'latest_charge.refunds']
  return (await standIn.stripe.paymentIntents.retrieve(payment, { expand })).latest_charge as Stripe.Charge
}

test('a payment is refunded only once', async () => {
  const { payment } = await standIn.paid()
  const refund = await standIn.stripe.refunds.create({ payment_intent: payment })
  expect(refund).toMatchObject({ object: 'refund', amount: 48_700, status: 'succeeded' })
  const charge = await chargeOf(payment)
  expect(charge).toMatchObject({ amount_refunded: 48_700, refunded: true })
  await expect(standIn.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_already_refunded',
    message: `Charge ${charge.id} has already been refunded.`,
  })
})

test('a payment is refunded in parts up to its total', async () => {
  const { payment } = await standIn.paid()
  const refund = (amount: number) => standIn.stripe.refunds.create({ payment_intent: payment, amount })
  await expect(refund(48_701)).rejects.toThrow(
    'Refund amount (€487.01) is greater than charge amount (€487.00)',
  )
  await refund(20_000)
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 20_000, refunded: false })
  await expect(refund(28_701)).rejects.toThrow(
    'Refund amount (€287.01) is greater than unrefunded amount on charge (€287.00)',
  )
  await refund(28_700)
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 48_700, refunded: true })
  expect((await chargeOf(payment)).refunds?.data).toHaveLength(2)
})

test('a payment lists its refunds, and what they are for', async () => {
  const { payment } = await standIn.paid()
  const params = { payment_intent: payment, amount: 100, metadata: { checkout: 'one' } }
  const { id } = await standIn.stripe.refunds.create(params)
  expect(await chargeOf(payment)).toMatchObject({
    amount: 48_700,
    amount_refunded: 100,
    disputed: false,
    refunds: {
      object: 'list',
      data: [{ id, amount: 100, status: 'succeeded', metadata: { checkout: 'one' } }],
    },
  })
})

test('a payment includes the objects it is asked to expand, and refuses others', async () => {
  const { payment } = await standIn.paid()
  const read = (...expand: string[]) => standIn.stripe.paymentIntents.retrieve(payment, { expand })
  expect(await read()).toMatchObject({ latest_charge: expect.stringMatching(/^ch_/) })
  expect((await read('latest_charge')).latest_charge).not.toHaveProperty('refunds')
  await expect(read('charge')).rejects.toThrow('This property cannot be expanded (charge).')
})

test('a refund that bounces no longer counts as refunded, and sends an event', () => {
  const { account, checkout, told } = anAccount()
  payByCard(account, checkout)
  const payment_intent = account.paymentIntents.all()[0]?.id ?? ''
  const { id } = refundPayment(account, { payment_intent })
  bounceRefund(account, payment_intent)
  expect(told.at(-1)).toMatchObject({
    type: 'refund.failed',
    data: { object: { id, payment_intent, status: 'failed', amount: 100 } },
  })
  expect(loadSuccessfulCharge(account, payment_intent)).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(() => bounceRefund(account, payment_intent)).toThrow('no refund that could fail')
})

test('a refund event contains the whole charge', async () => {
  const { payment } = await standIn.paid()
  await standIn.webhook.hear(1)
  await standIn.stripe.refunds.create({ payment_intent: payment, amount: 100 })
  await standIn.webhook.hear(3)
  expect(standIn.webhook.heard.find(({ event }) => event.type === 'charge.refunded')?.event).toMatchObject({
    data: { object: { amount: 48_700, amount_refunded: 100, refunded: false, payment_intent: payment } },
  })
})

test('a payment that cannot be refunded is refused', async () => {
  const { id } = await standIn.open()
  await standIn.tell('pay', { session: id, method: 'bank_debit' })
  const { payment_intent: waiting } = await standIn.stripe.checkout.sessions.retrieve(id)
  const refund = (params: Parameters<typeof standIn.stripe.refunds.create>[0]) =>
    standIn.stripe.refunds.create(params)
  await expect(refund({ payment_intent: String(waiting) })).rejects.toThrow(
    'does not have a successful charge',
  )
  await expect(refund({ payment_intent: 'pi_none' })).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(refund({ payment_intent: 'pi_none', amount: 0 })).rejects.toThrow('Invalid positive integer')
  await expect(refund({})).rejects.toThrow('Missing required param: payment_intent.')
  await expect(refund({ charge: 'ch_none' })).rejects.toThrow('Received unknown parameter: charge')
})

test('a disputed payment sends an event, and cannot be refunded', async () => {
  const { session, payment } = await standIn.paid()
  await standIn.webhook.hear(1)
  await standIn.tell('dispute', { session })
  await standIn.webhook.hear(2)
  expect(standIn.webhook.heard[1]?.event).toMatchObject({
    type: 'charge.dispute.created',
    data: { object: { payment_intent: payment, amount: 48_700, status: 'needs_response' } },
  })
  await expect(standIn.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})
