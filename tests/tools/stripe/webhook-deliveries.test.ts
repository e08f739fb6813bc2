import Stripe from 'stripe'
import { z } from 'zod'
import { aStandIn } from '@/tests/support/a-stripe-stand-in'
import { WEBHOOK_SECRET } from '@/tests/support/a-webhook'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeEach(async () => {
  standIn = await aStandIn()
})
afterEach(() => standIn.close())

/** Expire a session, which makes one event. */
async function expireOne(): Promise<string> {
  const { id } = await standIn.open()
  await standIn.stripe.checkout.sessions.expire(id)
  return id
}

test('an event’s signature is valid for the SDK, and only with our secret', async () => {
  const id = await expireOne()
  await standIn.webhook.hear(1)
  const [{ body, signature } = { body: '', signature: '' }] = standIn.webhook.heard
  const event = await Stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET)
  expect(event).toMatchObject({
    object: 'event',
    type: 'checkout.session.expired',
    api_version: Stripe.API_VERSION,
    data: { object: { id, object: 'checkout.session', status: 'expired', metadata: { tour_id: '1' } } },
  })
  await expect(Stripe.webhooks.constructEventAsync(body, signature, 'whsec_other')).rejects.toThrow()
})

test('the webhook gets only the subscribed events of a card payment, and the account stores all of them', async () => {
  await standIn.paid()
  await standIn.webhook.hear(1)
  expect(standIn.webhook.types()).toEqual(['checkout.session.completed'])
  const kept = z.array(z.object({ type: z.string() })).parse(await standIn.ask('events'))
  expect(kept.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ])
})

test('an event that gets an error is sent again, with a new signature, until it is accepted', async () => {
  await standIn.tell('switches', { backoffMs: [1, 1, 1] })
  standIn.webhook.answerNext(500, 503)
  await expireOne()
  await standIn.webhook.hear(3)
  const ids = standIn.webhook.heard.map(({ event }) => event.id)
  expect(new Set(ids).size).toBe(1)
})

test('attempts that never reach the webhook are followed by one that does', async () => {
  await standIn.tell('switches', { failFirst: 2, backoffMs: [1, 1, 1] })
  await expireOne()
  await standIn.webhook.hear(1)
})

test('an event can be delivered several times', async () => {
  await standIn.tell('switches', { duplicate: 2 })
  await expireOne()
  await standIn.webhook.hear(3)
  expect(new Set(standIn.webhook.heard.map(({ event }) => event.id)).size).toBe(1)
})

test('events can be held, and released in order', async () => {
  await standIn.tell('switches', { paused: true })
  const ids = [await expireOne(), await expireOne()]
  expect(standIn.webhook.heard).toEqual([])
  await standIn.tell('release')
  expect(standIn.webhook.heard.map(({ event }) => Object(event.data.object).id)).toEqual(ids)
})

test('an unknown control, or an invalid order, is refused', async () => {
  await expect(standIn.tell('switchs')).rejects.toThrow('No such switch')
  await expect(standIn.tell('switches', { pause: true })).rejects.toThrow('pause')
})
