import { POST } from '@/app/api/checkout/webhook/route'
import { stripe } from '@/lib/stripe/client'
import { metrics } from '@/lib/observability/metrics'
import { aBackend } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { aSigner } from '@/tests/support/a-signer'
import { expectLog } from '@/tests/support/expect-logged-problem'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const signer = aSigner('whsec_desk')
beforeAll(() => void (process.env.STRIPE_WEBHOOK_SECRET = 'whsec_before,whsec_desk'))
let events = 0

type Stamp = Parameters<typeof signer.sign>[1]

function anEvent(type: string, object: object): string {
  const created = Math.floor(Date.now() / 1000)
  return JSON.stringify({ id: `evt_hook_${events++}`, object: 'event', type, created, data: { object } })
}

async function deliver(payload: string, stamp?: Stamp): Promise<number> {
  return (await answerTo(payload, stamp)).status
}

async function answerTo(payload: string, stamp?: Stamp): Promise<Response> {
  return deliverWith(payload, { 'stripe-signature': await signer.sign(payload, stamp) })
}

async function deliverWith(body: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request('https://lumi.example.com/api/checkout/webhook', {
    method: 'POST',
    body,
    headers,
  })
  return POST(request)
}

/** The number of deliveries counted as failed. */
async function failures(): Promise<number> {
  const { values } = await metrics().webhookEvents.get()
  const failed = values.filter(({ labels }) => labels.outcome === 'failed')
  return failed.reduce((sum, { value }) => sum + value, 0)
}

async function aPaidSession() {
  const departureId = await backend.aDeparture({ seats: 1 })
  // Signatures use the real clock, so the booking must too.
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  const start = await aHold({ departureId, now: new Date() })
  backend.stripe.pay(start.sessionId)
  const session = await stripe().checkout.sessions.retrieve(start.sessionId)
  return { departureId, session }
}

test('while a webhook is being replaced, events signed with either secret are believed', async () => {
  const event = anEvent('customer.created', { id: 'cus_1', object: 'customer' })
  expect(await deliver(event, { secret: 'whsec_before' })).toBe(200)
  expect(await deliver(event, { secret: 'whsec_desk' })).toBe(200)
})

test('a signed event is handled, and a second delivery counts as handled already', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  expect(await deliver(payload)).toBe(200)
  expect(await deliver(payload)).toBe(200)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toHaveLength(2)
})

test('an event we do not need is accepted', async () => {
  expect(await deliver(anEvent('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200)
})

test('a wrong, stale or missing signature, or a changed body, is refused and changes nothing', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  expect(await deliver(payload, { secret: 'whsec_other' })).toBe(400)
  expect(await deliver(payload, { timestamp: Math.floor(Date.now() / 1000) - 301 })).toBe(400)
  expect((await deliverWith(payload, {})).status).toBe(400)
  const signature = await signer.sign(payload)
  const changed = await deliverWith(payload.replace('completed', 'expired'), {
    'stripe-signature': signature,
  })
  expect(changed.status).toBe(400)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

const aSession = { id: 'cs_hook', object: 'checkout.session', payment_status: 'paid' }
const aCharge = { id: 'ch_hook', object: 'charge', payment_intent: 'pi_hook', amount_refunded: 17_900 }
const COMPLETED = 'checkout.session.completed'

test.each([
  ['a session without an id', COMPLETED, { ...aSession, id: undefined }],
  ['a session with a NUL in its id', COMPLETED, { ...aSession, id: 'cs_\u0000' }],
  ['a session with a NUL in the id of its payment', COMPLETED, { ...aSession, payment_intent: 'pi_\u0000' }],
  ['a session that says nothing of its payment', COMPLETED, { ...aSession, payment_status: undefined }],
  ['a NUL in the payment of a refund', 'charge.refunded', { ...aCharge, payment_intent: 'pi_\u0000' }],
  ['a NUL in the payment of a dispute', 'charge.dispute.created', { payment_intent: 'pi_\u0000' }],
])(
  '%s: the signed event is refused for good, logged once, counted, and not stored',
  async (_, type, object) => {
    const log = expectLog()
    const before = await failures()
    const payload = anEvent(type, object)
    const response = await answerTo(payload)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'The event cannot be read.', code: 'invalid' })
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: JSON.parse(payload).id, type, msg: 'signed event cannot be read' },
    ])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/cs_hook|pi_|ch_hook/)
    expect(await failures()).toBe(before + 1)
    expect(
      await backend.query(`SELECT 1 FROM payment_events WHERE id = '${JSON.parse(payload).id}'`),
    ).toEqual([])
  },
)

test('a session sold by others on the same account is accepted, whatever its amount; one of ours beyond what can be stored is refused for good', async () => {
  const foreign = { ...aSession, id: 'cs_foreign', currency: 'idr', amount_total: 3_000_000_000 }
  expect(await deliver(anEvent(COMPLETED, { ...foreign, client_reference_id: null, metadata: {} }))).toBe(200)
  const { departureId, session } = await aPaidSession()
  const log = expectLog()
  expect(await deliver(anEvent(COMPLETED, { ...session, amount_total: 2 ** 31 }))).toBe(400)
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    { type: COMPLETED, fields: ['data.object.amount_total'], msg: 'signed event cannot be read' },
  ])
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

test('an event with an id that cannot be stored is refused for good, and the log leaves it out', async () => {
  const log = expectLog()
  const event = { ...JSON.parse(anEvent(COMPLETED, aSession)), id: 'evt_\u0000' }
  expect(await deliver(JSON.stringify(event))).toBe(400)
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: null, type: COMPLETED }])
})

test('an unknown value in a field that we do not need does not make an event unreadable', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent(COMPLETED, { ...session, status: 'sealed', client_reference_id: 5 })
  expect(await deliver(payload)).toBe(200)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  const failed = { payment_intent: 'pi_other', amount: 1, status: 'failed', failure_reason: { new: true } }
  expect(await deliver(anEvent('refund.failed', failed))).toBe(200)
})

test('when we fail, Stripe is asked to send again, and the event does not count as handled', async () => {
  const { departureId, session } = await aPaidSession()
  const payload = anEvent('checkout.session.completed', session)
  const log = expectLog()
  await backend.query('ALTER TABLE emails RENAME TO away')
  expect(await deliver(payload)).toBe(500)
  await backend.query('ALTER TABLE away RENAME TO emails')
  expect(log).toHaveBeenCalled()
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
  expect(await deliver(payload)).toBe(200)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})
