import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startStripeStandIn } from '@/tools/stripe/stand-in'
import { aStandIn } from '@/tests/support/a-stripe-stand-in'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stripe-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a new stand-in on the same file continues with its sessions and payments', async () => {
  const file = path.join(folder, 'account.json')
  const first = await aStandIn({ file })
  const open = await first.open()
  const { payment } = await first.paid()
  await first.close()

  const second = await aStandIn({ file })
  try {
    const session = await second.stripe.checkout.sessions.retrieve(open.id)
    expect(session.url).toBe(`${second.url}/c/pay/${open.id}`)
    expect((await second.payAt(String(session.url))).status).toBe(303)
    expect(await second.stripe.refunds.create({ payment_intent: payment })).toMatchObject({ amount: 48_700 })
  } finally {
    await second.close()
  }
})

test('a file of another program is reported and left unchanged', async () => {
  const file = path.join(folder, 'account.json')
  writeFileSync(file, '{}')
  await expect(
    startStripeStandIn({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_a', file }),
  ).rejects.toThrow(`${file} is not what a stand-in for Stripe keeps`)
})
