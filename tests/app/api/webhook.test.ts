import Stripe from 'stripe'
import { POST } from '@/app/api/checkout/webhook/route'
import { startCheckout } from '@/lib/desk/start-checkout'
import { aDesk, aWish } from '@/tests/a-desk'
import { expectLog } from '@/tests/expect-log'

const desk = aDesk()
const SECRET = 'whsec_desk'
const signer = new Stripe('sk_test_signer')
let events = 0

function anEvent(type: string, object: object): string {
  const created = Math.floor(Date.now() / 1000)
  return JSON.stringify({ id: `evt_hook_${events++}`, object: 'event', type, created, data: { object } })
}

async function deliver(
  payload: string,
  options: { secret?: string; timestamp?: number } = {},
): Promise<number> {
  const signature = await signer.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: SECRET,
    ...options,
  })
  return deliverWith(payload, { 'stripe-signature': signature })
}

async function deliverWith(body: string, headers: Record<string, string>): Promise<number> {
  const request = new Request('https://lumi.example.com/api/checkout/webhook', {
    method: 'POST',
    body,
    headers,
  })
  return (await POST(request)).status
}

async function aPaidSession() {
  const departureId = await desk.aDeparture({ seats: 1 })
  // Signatures are of the real clock, so the booking must be too.
  await desk.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  const start = await startCheckout(aWish({ departureId }), new Date())
  if (start.kind !== 'started') throw new Error('not started')
  desk.stripe.pay(start.sessionId)
  const session = await (await fetch(`https://api.stripe.com/v1/checkout/sessions/${start.sessionId}`)).json()
  return { departureId, session }
}

test('a signed event is handled, and once more is handled already', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  expect(await deliver(payload)).toBe(200)
  expect(await deliver(payload)).toBe(200)
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await desk.letters(departureId)).toHaveLength(2)
})

test('an event of no interest is taken', async () => {
  expect(await deliver(anEvent('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200)
})

test('a wrong, stale or missing signature, or a changed body, is refused and changes nothing', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  expect(await deliver(payload, { secret: 'whsec_other' })).toBe(400)
  expect(await deliver(payload, { timestamp: Math.floor(Date.now() / 1000) - 301 })).toBe(400)
  expect(await deliverWith(payload, {})).toBe(400)
  const signature = await signer.webhooks.generateTestHeaderStringAsync({ payload, secret: SECRET })
  expect(await deliverWith(payload.replace('completed', 'expired'), { 'stripe-signature': signature })).toBe(
    400,
  )
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

test('a signed event that we cannot read is not refused as forged: Stripe sends it again, and the log says so', async () => {
  const log = expectLog()
  expect(await deliver(anEvent('checkout.session.completed', { object: 'checkout.session' }))).toBe(500)
  expect(log).toHaveBeenCalled()
})

test('when we fail, Stripe is asked to send again, and the event is not taken for handled', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  const log = expectLog()
  await desk.query('ALTER TABLE letters RENAME TO away')
  expect(await deliver(payload)).toBe(500)
  await desk.query('ALTER TABLE away RENAME TO letters')
  expect(log).toHaveBeenCalled()
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'hold' }])
  expect(await deliver(payload)).toBe(200)
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})
