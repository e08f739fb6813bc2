import assert from 'node:assert/strict'
import { type StripeEvent } from '@/tests/support/a-faulty-stripe'
import { deliverEvent } from '@/tests/faults/deliver-event'
import { aGuest, book, sessionOf } from '@/tests/faults/guest'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'
import { takeTurns } from '@/tests/faults/take-turns'

const EVENTS = 50
const DELIVERIES = 500
const AT_ONCE = 60
const TOLD_OF = /^(checkout\.session\.|charge\.refunded$|charge\.dispute\.created$)/

export const webhookStorm: Scenario = {
  name: 'A storm of webhooks in random order, on both instances at once, counts each event once',
  async run(stage) {
    const known = new Set((await stage.stripe.events()).map(({ id }) => id))
    await stage.stripe.tell('switches', { paused: true })
    await makeNews(stage)
    const events = (await stage.stripe.events()).filter(
      ({ id, type }) => !known.has(id) && TOLD_OF.test(type),
    )
    assert.equal(events.length, EVENTS, 'news of the day')
    const seed = Date.now() % 1_000_000
    const deliveries = shuffled(
      Array.from({ length: DELIVERIES }, (_, number) => events[number % EVENTS]),
      seed,
    )
    const refused = await deliverAll(stage, deliveries, AT_ONCE)
    // Stripe redelivers what was not accepted, as on a slow machine.
    const failed = await deliverAll(stage, refused, 1)
    // Stripe would redeliver what we could not accept, as below.
    await stage.stripe.tell('release', {})
    const [recorded] = await stage.query<{ count: number }>(
      'SELECT count(*)::int FROM payment_events WHERE id = ANY ($1)',
      [events.map(({ id }) => id)],
    )
    assert.equal(recorded?.count, EVENTS, 'events in the books')
    assert.equal(failed.length, 0, `deliveries refused twice (order ${seed})`)
    return `${deliveries.length} deliveries of ${events.length} events, ${AT_ONCE} at a time, ${refused.length} of them again, in the order ${seed}`
  },
}

/**
 * 30 paid, of which 8 were refunded by hand and 4 are disputed; 4 bank debits, 2 of which fail; 0 others: 50 events.
 */
async function makeNews(stage: Stage): Promise<void> {
  const sessions = await Promise.all(
    Array.from({ length: 34 }, async () => {
      const guest = aGuest(stage, { departure: stage.departures.fresh() })
      await book(stage, guest)
      return sessionOf(guest)
    }),
  )
  for (const [number, session] of sessions.entries()) {
    const method = number < 30 ? 'card' : 'bank_debit'
    await stage.stripe.tell('pay', { session, method })
    if (method === 'bank_debit')
      await stage.stripe.tell('settle', { session, outcome: number % 2 === 0 ? 'succeeded' : 'failed' })
    if (number >= 8 && number < 12) await stage.stripe.tell('dispute', { session })
  }
  const known = await stage.stripe.sessions()
  for (const session of sessions.slice(0, 8)) {
    const payment = known.find(({ id }) => id === session)?.payment_intent
    if (payment) await stage.stripe.refund(payment)
  }
}

/** Returns those that were not accepted. */
async function deliverAll(
  stage: Stage,
  deliveries: readonly StripeEvent[],
  atOnce: number,
): Promise<readonly StripeEvent[]> {
  const refused: StripeEvent[] = []
  await takeTurns([...deliveries.entries()], atOnce, async ([number, event]) => {
    const { status } = await deliverEvent(stage, stage.sites[number % 2]?.url ?? '', event)
    if (status !== 200) refused.push(event)
  })
  return refused
}

/** Shuffle by a seed, so that the order can be reproduced. */
function shuffled<T>(all: readonly (T | undefined)[], seed: number): readonly T[] {
  const order = all.filter((one) => one !== undefined)
  let state = seed
  for (let left = order.length; left > 1; left--) {
    // The linear congruential generator from Numerical Recipes.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    const place = Math.floor((state / 2 ** 32) * left)
    const [moved] = order.splice(place, 1)
    if (moved !== undefined) order.push(moved)
  }
  return order
}
