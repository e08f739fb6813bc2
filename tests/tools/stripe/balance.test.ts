import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeAll(async () => {
  standIn = await aStandIn()
})
afterAll(() => standIn.close())

test('the balance has an entry for every amount, in pages, and payouts list the entries they paid', async () => {
  const { stripe } = standIn
  const first = await standIn.paid()
  const second = await standIn.paid()
  await stripe.refunds.create({ payment_intent: first.payment, amount: 1000 })
  await standIn.tell('dispute', { session: second.session })
  await standIn.tell('payout')
  const page = await stripe.balanceTransactions.list({ limit: 2, expand: ['data.source'] })
  expect(page.has_more).toBe(true)
  const all = await stripe.balanceTransactions.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map((one) => [one.reporting_category, one.type, one.amount, one.net])).toEqual([
    ['payout', 'payout', expect.any(Number), expect.any(Number)],
    ['dispute', 'adjustment', -48_700, -50_700],
    ['refund', 'refund', -1000, -1000],
    ['charge', 'charge', 48_700, 47_944],
    ['charge', 'charge', 48_700, 47_944],
  ])
  const [payout] = (await stripe.payouts.list()).data
  expect(payout).toMatchObject({ object: 'payout', amount: 44_188, status: 'paid' })
  const paid = await stripe.balanceTransactions.list({ payout: payout?.id, limit: 100 })
  expect(paid.data).toHaveLength(5)
  expect(await stripe.balance.retrieve()).toMatchObject({ available: [{ amount: 0, currency: 'eur' }] })
  const [, dispute] = page.data
  expect(dispute?.source).toMatchObject({ object: 'dispute', payment_intent: second.payment })
  const future = await stripe.balanceTransactions.list({ created: { gte: 4_000_000_000 } })
  expect(future.data).toEqual([])
  await expect(standIn.tell('payout')).rejects.toThrow('insufficient funds')
})
