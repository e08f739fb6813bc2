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

test('an event is signed so that the SDK believes it, and nobody else’s secret does', async () => {
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

test('of a card payment the webhook hears what it is subscribed to, and the account keeps every event', async () => {
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

test('an event that was answered with an error comes again, signed anew, until it is taken', async () => {
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

test('events can be kept back, and released in their order', async () => {
  await standIn.tell('switches', { paused: true })
  const ids = [await expireOne(), await expireOne()]
  expect(standIn.webhook.heard).toEqual([])
  await standIn.tell('release')
  expect(standIn.webhook.heard.map(({ event }) => Object(event.data.object).id)).toEqual(ids)
})

test('a switch that does not exist, or a wrong order, is refused', async () => {
  await expect(standIn.tell('switchs')).rejects.toThrow('No such switch')
  await expect(standIn.tell('switches', { pause: true })).rejects.toThrow('pause')
})
