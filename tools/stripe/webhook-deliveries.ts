import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { z } from 'zod'
import { type StripeEvent } from '@/tools/stripe/objects'

const ANSWER_MS = 10_000

export const deliverySwitchesSchema = z.strictObject({
  /** Whether to hold events until they are released. */
  paused: z.boolean(),
  /** How many extra copies of every event are delivered. */
  duplicate: z.int().min(0).max(20),
  /** How many delivery attempts of each event fail before reaching the webhook. */
  failFirst: z.int().min(0),
  /** Pauses between attempts, in milliseconds. After the last one Stripe stops trying. */
  backoffMs: z.array(z.int().min(0)).max(20),
})

type Switches = z.infer<typeof deliverySwitchesSchema>

export type WebhookDeliveries = {
  readonly turn: (changes: Partial<Switches>) => Switches
  readonly aim: (webhookUrl: string) => void
  readonly add: (event: StripeEvent) => void
  /** Delivers the held events one after the other, and stops holding events. */
  readonly release: () => Promise<readonly StripeEvent[]>
  readonly close: () => void
}

const NORMAL: Switches = {
  paused: false,
  duplicate: 0,
  failFirst: 0,
  backoffMs: [200, 1_000, 5_000, 15_000, 60_000],
}

/** Deliver events to a webhook: signed, and retried after failures. Switches let tests hold, duplicate or lose them. */
export function createWebhookDeliveries(webhook: {
  readonly url: string
  readonly secret: string
}): WebhookDeliveries {
  const closing = new AbortController()
  const { signal } = closing
  // Allow any number of events to wait for their next attempt without a warning from Node.
  setMaxListeners(0, signal)
  let { url } = webhook
  let switches = NORMAL
  let held: readonly StripeEvent[] = []

  async function attempt(event: StripeEvent, number = 1): Promise<void> {
    const isReached = number > switches.failFirst
    const isTaken = isReached && (await post(url, event, { secret: webhook.secret, signal }))
    const backoffMs = switches.backoffMs[number - 1]
    if (isTaken || backoffMs === undefined) return
    // Closing the server aborts the pause, and with it all further attempts.
    void pause(backoffMs, undefined, { signal }).then(
      () => attempt(event, number + 1),
      () => {},
    )
  }

  const copiesOf = (event: StripeEvent) => Array.from({ length: 1 + switches.duplicate }, () => event)

  return {
    turn: (changes) => (switches = { ...switches, ...changes }),
    aim: (webhookUrl) => void (url = webhookUrl),
    add(event) {
      if (switches.paused) held = [...held, event]
      // Wait for `setImmediate`, so that the response to the request that caused the event is sent first.
      else for (const copy of copiesOf(event)) setImmediate(() => void attempt(copy))
    },
    async release() {
      const released = held
      held = []
      switches = { ...switches, paused: false }
      for (const copy of released.flatMap(copiesOf)) await attempt(copy)
      return released
    },
    close: () => closing.abort(),
  }
}

/**
 * Post an event to the webhook. Returns whether it was accepted. As at Stripe, every attempt is signed again, because
 * the signature contains the time.
 */
async function post(
  url: string,
  event: StripeEvent,
  { secret, signal }: { readonly secret: string; readonly signal: AbortSignal },
): Promise<boolean> {
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
    return answer.ok
  } catch {
    return false
  }
}

const signer = new Stripe('sk_test_signer')
