import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

async function chargeOf(payment: string) {
  const { latest_charge: charge } = await standIn.stripe.paymentIntents.retrieve(payment)
  return standIn.stripe.charges.retrieve(String(charge))
}

test('a payment is given back once', async () => {
  const { payment } = await standIn.paid()
  const refund = await standIn.stripe.refunds.create({ payment_intent: payment })
  expect(refund).toMatchObject({ object: 'refund', amount: 48_700, status: 'succeeded' })
  expect(await standIn.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id })
  const charge = await chargeOf(payment)
  expect(charge).toMatchObject({ amount_refunded: 48_700, refunded: true })
  await expect(standIn.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_already_refunded',
    message: `Charge ${charge.id} has already been refunded.`,
  })
})

test('a payment is given back in parts up to its whole', async () => {
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
  expect((await standIn.stripe.refunds.list({ payment_intent: payment })).data).toHaveLength(2)
})

test('a payment tells what has gone back of it, and for what', async () => {
  const { payment } = await standIn.paid()
  const params = { payment_intent: payment, amount: 100, metadata: { checkout: 'one' } }
  const { id } = await standIn.stripe.refunds.create(params)
  const expand = ['latest_charge', 'latest_charge.refunds']
  expect(await standIn.stripe.paymentIntents.retrieve(payment, { expand })).toMatchObject({
    latest_charge: {
      amount: 48_700,
      amount_refunded: 100,
      disputed: false,
      refunds: {
        object: 'list',
        data: [{ id, amount: 100, status: 'succeeded', metadata: { checkout: 'one' } }],
      },
    },
  })
})

test('a refund that the bank returns counts as not returned, and is told', async () => {
  const { session, payment } = await standIn.paid()
  await standIn.webhook.hear(4)
  const { id } = await standIn.stripe.refunds.create({ payment_intent: payment })
  await standIn.webhook.hear(6)
  await standIn.tell('bounce', { session })
  await standIn.webhook.hear(8)
  expect(standIn.webhook.heard.at(-1)?.event).toMatchObject({
    type: 'refund.failed',
    data: { object: { id, payment_intent: payment, status: 'failed', amount: 48_700 } },
  })
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 0, refunded: false })
  await expect(standIn.tell('bounce', { session })).rejects.toThrow('no refund that could fail')
})

test('a refund is told with the whole charge', async () => {
  const { payment } = await standIn.paid()
  await standIn.webhook.hear(4)
  await standIn.stripe.refunds.create({ payment_intent: payment, amount: 100 })
  await standIn.webhook.hear(6)
  expect(standIn.webhook.heard.find(({ event }) => event.type === 'charge.refunded')?.event).toMatchObject({
    data: { object: { amount: 48_700, amount_refunded: 100, refunded: false, payment_intent: payment } },
  })
})

test('what cannot be given back is refused', async () => {
  const { id } = await standIn.open()
  await standIn.tell('pay', { session: id, method: 'bank_debit' })
  const { payment_intent: waiting } = await standIn.stripe.checkout.sessions.retrieve(id)
  const refund = (params: Parameters<typeof standIn.stripe.refunds.create>[0]) =>
    standIn.stripe.refunds.create(params)
  await expect(refund({ payment_intent: String(waiting) })).rejects.toThrow(
    'does not have a successful charge',
  )
  await expect(refund({ payment_intent: 'pi_none' })).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(refund({ charge: 'ch_none', amount: 0 })).rejects.toThrow('Invalid positive integer')
  await expect(refund({})).rejects.toThrow('payment_intent or charge')
})

test('a disputed payment is told, and cannot be given back', async () => {
  const { session, payment } = await standIn.paid()
  await standIn.webhook.hear(4)
  await standIn.tell('dispute', { session })
  await standIn.webhook.hear(5)
  expect(standIn.webhook.heard.at(-1)?.event).toMatchObject({
    type: 'charge.dispute.created',
    data: { object: { payment_intent: payment, amount: 48_700, status: 'needs_response' } },
  })
  await expect(standIn.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})
