import path from 'node:path'
import { mkdirSync } from 'node:fs'
import Stripe from 'stripe'
import { z } from 'zod'
import { LOCAL_WEBHOOK_SECRET } from '@/tools/site/environment'
import { startStripeStandIn } from '@/tools/stripe/stand-in'
import { aGate, type Gate } from '@/tests/support/a-gate'
import { controlStandIn } from '@/tests/support/control-stand-in'

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.string().nullable(),
  amount_total: z.int(),
})
const refundSchema = z.object({ payment_intent: z.string(), amount: z.int() })
const eventSchema = z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({}) })

export type StripeSession = z.infer<typeof sessionSchema>
export type StripeRefund = z.infer<typeof refundSchema>
export type StripeEvent = z.infer<typeof eventSchema>

/** The fake Stripe, reached through a gate that can be shut, with the data that only Stripe has. */
export type FaultyStripe = {
  /** The URL that the site uses. */
  readonly url: string
  readonly gate: Gate
  /** Use one of the fake's test controls, see tools/stripe/test-controls.ts. */
  readonly tell: (path: string, order: object) => Promise<unknown>
  readonly sessions: () => Promise<readonly StripeSession[]>
  readonly events: () => Promise<readonly StripeEvent[]>
  readonly refunds: () => Promise<readonly StripeRefund[]>
  /** Refund a payment by hand, as in Stripe's dashboard. */
  readonly refund: (paymentIntentId: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Patient: an event is redelivered for two minutes. */
const BACKOFF_MS = [200, 500, ...Array.from({ length: 18 }, () => 1500)]

export async function aFaultyStripe(folder: string, webhookUrl: string): Promise<FaultyStripe> {
  mkdirSync(folder, { recursive: true })
  const standIn = await startStripeStandIn({
    webhookUrl,
    webhookSecret: LOCAL_WEBHOOK_SECRET,
    file: path.join(folder, 'stripe.json'),
  })
  const gate = await aGate(Number(new URL(standIn.url).port))

  const tell = (name: string, order?: object) => controlStandIn(standIn.url, name, order)
  await tell('switches', { backoffMs: BACKOFF_MS })

  return {
    url: `http://127.0.0.1:${gate.port}`,
    gate,
    tell,
    sessions: async () => z.array(sessionSchema).parse(await tell('sessions')),
    events: async () => z.array(eventSchema).parse(await tell('events')),
    refunds: async () => z.array(refundSchema).parse(await tell('refunds')),
    async refund(paymentIntentId) {
      const { hostname: host, port } = new URL(standIn.url)
      const stripe = new Stripe('sk_test_local', {
        host,
        port,
        protocol: 'http',
        maxNetworkRetries: 0,
        telemetry: false,
      })
      await stripe.refunds.create({ payment_intent: paymentIntentId })
    },
    async close() {
      await gate.shut()
      await standIn.close()
    },
  }
}
