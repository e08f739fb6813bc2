import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

const refusalOf = (status: string) =>
  `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`

test('an open session is closed on request, and cannot be paid any more', async () => {
  const { id, url } = await standIn.open()
  expect(await standIn.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
  expect((await standIn.payAt(String(url))).status).toBe(410)
  await expect(standIn.stripe.checkout.sessions.expire(id)).rejects.toThrow(refusalOf('expired'))
})

test('a complete session cannot be closed', async () => {
  const { session } = await standIn.paid()
  await expect(standIn.stripe.checkout.sessions.expire(session)).rejects.toThrow(refusalOf('complete'))
})

test('a session expires at its time and not before', async () => {
  const { id, expires_at: expiresAt, created } = await standIn.open()
  const status = async () => (await standIn.stripe.checkout.sessions.retrieve(id)).status
  await standIn.tell('clock', { advanceSeconds: expiresAt - created - 30 })
  expect(await status()).toBe('open')
  await standIn.tell('clock', { advanceSeconds: 30 })
  expect(await status()).toBe('expired')
  await standIn.webhook.hear(1)
  expect(standIn.webhook.types()).toEqual(['checkout.session.expired'])
})

test('a session is found by its payment', async () => {
  const { session, payment } = await standIn.paid()
  await standIn.paid()
  const { data } = await standIn.stripe.checkout.sessions.list({ payment_intent: payment })
  expect(data.map(({ id }) => id)).toEqual([session])
})
