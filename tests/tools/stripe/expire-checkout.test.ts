import { expireOverdueSessions } from '@/tools/stripe/expire-checkout'
import { aStandIn, anAccount } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

const refusalOf = (status: string) =>
  `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`

test('an open session is closed on request, and can no longer be paid', async () => {
  const { id, url } = await standIn.open()
  expect(await standIn.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
  expect((await standIn.payAt(String(url))).status).toBe(410)
  await expect(standIn.stripe.checkout.sessions.expire(id)).rejects.toThrow(refusalOf('expired'))
})

test('a complete session cannot be closed', async () => {
  const { session } = await standIn.paid()
  await expect(standIn.stripe.checkout.sessions.expire(session)).rejects.toThrow(refusalOf('complete'))
})

test('a session expires at its time and not before', () => {
  let now = 1_800_000_000
  const { account, checkout, told } = anAccount(() => now)
  const statusAt = (seconds: number) => {
    now = seconds
    expireOverdueSessions(account)
    return account.checkouts.find(checkout.id)?.session.status
  }
  expect(statusAt(checkout.session.expires_at - 1)).toBe('open')
  expect(statusAt(checkout.session.expires_at)).toBe('expired')
  expect(told.map(({ type }) => type)).toEqual(['checkout.session.expired'])
})
