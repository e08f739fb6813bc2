import { createIdempotencyStore } from '@/tools/stripe/idempotency'
import { aStandIn, anOrder } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeAll(async () => {
  standIn = await aStandIn()
})
afterAll(() => standIn.close())

const openUnder = (idempotencyKey: string, changes: Parameters<typeof anOrder>[0] = {}) =>
  standIn.stripe.checkout.sessions.create(anOrder(changes), { idempotencyKey })

test('the same key gets the first response again', async () => {
  const first = await openUnder('again')
  const second = await openUnder('again')
  expect(second).toEqual(first)
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
  expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
})

test('the same key with other parameters is refused', async () => {
  await openUnder('other')
  await expect(openUnder('other', { customer_email: 'other@example.com' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
    message: expect.stringContaining(
      'Keys for idempotent requests can only be used with the same parameters',
    ),
  })
})

test('a key in use at the moment is refused with 409', async () => {
  await standIn.tell('faults', { method: 'POST', delayMs: 300 })
  const [first, second] = await Promise.allSettled([openUnder('busy'), openUnder('busy')])
  const refused = [first, second].filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([
    expect.objectContaining({
      reason: expect.objectContaining({ statusCode: 409, code: 'idempotency_key_in_use' }),
    }),
  ])
  await expect(openUnder('busy')).resolves.toMatchObject({ status: 'open' })
})

test('a request refused as invalid leaves its key free', async () => {
  await expect(openUnder('free', { customer_email: 'wrong' })).rejects.toMatchObject({
    code: 'email_invalid',
  })
  await expect(openUnder('free')).resolves.toMatchObject({ status: 'open' })
})

test('an outcome is stored under its key, even a refusal', async () => {
  const { payment } = await standIn.paid()
  const refund = (idempotencyKey: string) =>
    standIn.stripe.refunds.create({ payment_intent: payment }, { idempotencyKey })
  const first = await refund('refund')
  expect((await refund('refund')).id).toBe(first.id)
  await expect(refund('refund twice')).rejects.toMatchObject({ code: 'charge_already_refunded' })
  await expect(refund('refund twice')).rejects.toMatchObject({
    headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
  })
})

test('one of Stripe’s own errors is stored under its key, too, and recognized', async () => {
  await standIn.tell('faults', { method: 'POST', status: 500, isKept: true })
  await expect(openUnder('kept')).rejects.toMatchObject({ statusCode: 500 })
  await expect(openUnder('kept')).rejects.toMatchObject({
    statusCode: 500,
    headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
  })
  await expect(openUnder('next')).resolves.toMatchObject({ status: 'open' })
})

test('a key is dropped after a day', () => {
  let now = 0
  const keys = createIdempotencyStore(() => now)
  const answer = { status: 200, headers: {}, body: '{}' }
  expect(keys.take('old', 'a')).toBeNull()
  keys.keep('old', answer)
  now = 24 * 60 * 60 - 1
  expect(keys.take('old', 'a')).toBe(answer)
  now += 1
  expect(keys.take('old', 'a')).toBeNull()
})
