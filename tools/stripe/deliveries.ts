import Stripe from 'stripe'
import { z } from 'zod'
import { type AccountEvent } from '@/tools/stripe/account'
import { createWaits } from '@/tools/stripe/waits'

const ANSWER_MS = 10_000

export const switchesSchema = z.strictObject({
  /** Keep events back until they are released. */
  paused: z.boolean(),
  /** How many times more than once every event is delivered. */
  duplicate: z.int().min(0).max(20),
  delayMs: z.int().min(0),
  /** How many attempts of every event never reach the webhook. */
  failFirst: z.int().min(0),
  /** How many of the next events are lost for good. */
  drop: z.int().min(0),
  /** Pauses between attempts; after the last of them Stripe gives up. */
  backoffMs: z.array(z.int().min(0)).max(20),
})

export type Switches = z.infer<typeof switchesSchema>

/** One attempt to deliver an event; the status is null where no answer came. */
export type Delivery = {
  readonly event: string
  readonly type: string
  readonly attempt: number
  readonly status: number | null
}

export type Deliveries = {
  readonly switches: () => Switches
  readonly turn: (changes: Partial<Switches>) => Switches
  readonly aim: (webhookUrl: string) => void
  readonly add: (event: AccountEvent) => void
  /** Deliver what was kept back, one after the other. */
  readonly release: (order: { readonly isReversed: boolean }) => Promise<readonly AccountEvent[]>
  readonly resend: (event: AccountEvent) => Promise<Delivery>
  readonly made: () => readonly Delivery[]
  readonly close: () => void
}

const NORMAL: Switches = {
  paused: false,
  duplicate: 0,
  delayMs: 0,
  failFirst: 0,
  drop: 0,
  backoffMs: [200, 1_000, 5_000, 15_000, 60_000],
}

/** Deliver events to a webhook: signed, once more after a failure, as the switches say. */
export function createDeliveries(webhook: { readonly url: string; readonly secret: string }): Deliveries {
  const made: Delivery[] = []
  const waits = createWaits()
  let { url } = webhook
  let switches = NORMAL
  let held: readonly AccountEvent[] = []

  async function attempt(event: AccountEvent, number: number): Promise<Delivery> {
    const isReached = number > switches.failFirst
    const status = isReached ? await post(url, event, { secret: webhook.secret, signal: waits.signal }) : null
    const delivery = { event: event.id, type: event.type, attempt: number, status }
    made.push(delivery)
    const pauseMs = switches.backoffMs[number - 1]
    if (!isTaken(delivery) && pauseMs !== undefined) waits.after(pauseMs, () => attempt(event, number + 1))
    return delivery
  }

  const copiesOf = (event: AccountEvent) => Array.from({ length: 1 + switches.duplicate }, () => event)

  return {
    switches: () => switches,
    turn: (changes) => (switches = { ...switches, ...changes }),
    aim: (webhookUrl) => void (url = webhookUrl),
    add(event) {
      if (switches.drop > 0) {
        switches = { ...switches, drop: switches.drop - 1 }
      } else if (switches.paused) {
        held = [...held, event]
      } else {
        for (const copy of copiesOf(event)) waits.after(switches.delayMs, () => attempt(copy, 1))
      }
    },
    async release({ isReversed }) {
      const released = isReversed ? held.toReversed() : held
      held = []
      switches = { ...switches, paused: false }
      for (const copy of released.flatMap(copiesOf)) await attempt(copy, 1)
      return released
    },
    resend: (event) => attempt(event, 1),
    made: () => made,
    close: waits.close,
  }
}

function isTaken({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Signed anew at every attempt, as Stripe does: the signature's time is the attempt's. */
async function post(
  url: string,
  event: AccountEvent,
  { secret, signal }: { readonly secret: string; readonly signal: AbortSignal },
): Promise<number | null> {
  const payload = JSON.stringify(event, null, 2)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': await signer.webhooks.generateTestHeaderStringAsync({ payload, secret }),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

const signer = new Stripe('sk_test_signer')
