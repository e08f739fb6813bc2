import assert from 'node:assert/strict'
import { type StripeEvent } from '@/tests/support/a-faulty-stripe'
import { type Answer, askOnce } from '@/tests/faults/ask-once'
import { deliverEvent } from '@/tests/faults/deliver-event'
import { type FreshDeparture } from '@/tests/faults/departures'
import { aGuest, book, comeBack, giveUp, sessionOf } from '@/tests/faults/guest'
import { type Guest, type Stage } from '@/tests/faults/stage'

/** Guests on Stripe's page, by what they will do there, and what Stripe reports about those who pay. */
export type Away = {
  readonly unpaid: readonly Guest[]
  readonly paid: readonly Guest[]
  readonly news: readonly StripeEvent[]
}

const OF_EACH = 2

/** Let guests book a departure and go to Stripe's page. Two return unpaid; for four who pay, Stripe reports nothing. */
export async function goAway(stage: Stage, departure: FreshDeparture): Promise<Away> {
  const guests = Array.from({ length: 3 * OF_EACH }, () => aGuest(stage, { departure }))
  await Promise.all(guests.map((guest) => book(stage, guest)))
  const [unpaid, paid] = [guests.slice(0, OF_EACH), guests.slice(OF_EACH)]
  await stage.stripe.tell('switches', { paused: true })
  for (const guest of paid) await stage.stripe.tell('pay', { session: sessionOf(guest) })
  const told = paid.slice(OF_EACH).map(sessionOf)
  const events = await stage.stripe.events()
  const news = events.filter(
    ({ type, data }) =>
      type === 'checkout.session.completed' && told.some((id) => JSON.stringify(data).includes(id)),
  )
  assert.equal(news.length, OF_EACH, 'payments that Stripe will tell of')
  return { unpaid, paid, news }
}

/** Everything that can be requested for them, on every site: abandoned payments, payment status, Stripe's webhooks. */
export async function comeBackAtOnce(stage: Stage, { unpaid, paid, news }: Away): Promise<readonly Answer[]> {
  const ask = (url: string, guest: Guest, method: string) =>
    askOnce(stage, `${url}/api/checkout?session_id=${sessionOf(guest)}`, { method, headers: guest.headers })
  const calls = stage.sites.flatMap(({ url }) => [
    ...unpaid.map((guest) => ask(url, guest, 'DELETE')),
    ...paid.slice(0, OF_EACH).map((guest) => ask(url, guest, 'GET')),
    ...news.map(async (event) => {
      const answer = await deliverEvent(stage, url, event)
      // Stripe only requires a visible failure, and redelivers on its own schedule.
      return answer.status === 500 ? { ...answer, status: 503, retryAfter: '1' } : answer
    }),
  ])
  return Promise.all(calls)
}

/** Nothing blocks them any longer, so everything completes. */
export async function comeBackInTheEnd(stage: Stage, { unpaid, paid }: Away): Promise<void> {
  await stage.stripe.tell('release', {})
  await Promise.all(unpaid.map((guest) => giveUp(stage, guest)))
  await Promise.all(paid.map((guest) => comeBack(stage, guest)))
  assert.deepEqual(
    [...unpaid, ...paid].map(({ saw }) => saw),
    [...unpaid.map(() => 'expired'), ...paid.map(() => 'confirmed')],
    'what guests saw when they came back',
  )
}
