import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { stripe } from '@/lib/stripe/client'
import { type SessionFacts, sessionFacts } from '@/lib/stripe/session-facts'

/** What Stripe tells us, as far as a booking cares. */
export type PaymentNews =
  | { readonly kind: 'session_completed'; readonly session: SessionFacts }
  | { readonly kind: 'payment_arrived'; readonly session: SessionFacts }
  | { readonly kind: 'payment_failed'; readonly session: SessionFacts }
  | { readonly kind: 'session_expired'; readonly session: SessionFacts }
  | { readonly kind: 'charge_refunded'; readonly paymentIntentId: string; readonly refundedCents: number }
  | {
      readonly kind: 'refund_failed'
      readonly paymentIntentId: string
      readonly refundCents: number
      /** Stripe's word for the reason. */
      readonly providerCode: string | null
    }
  | { readonly kind: 'dispute_created'; readonly paymentIntentId: string }
  | { readonly kind: 'other' }

export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly news: PaymentNews
}

/** The webhook's signature is missing, wrong or stale, or the body is no event. */
export class BadSignatureError extends Error {
  override name = 'BadSignatureError'
}

/**
 * Read a webhook's raw body. Throws `BadSignatureError`, and a parser's error for what Stripe signed but we cannot
 * read.
 */
export async function readPaymentEvent(rawBody: string, signature: string): Promise<PaymentEvent> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  // An empty secret would make signatures that anybody can compute.
  if (!secret) throw new BadSignatureError('no webhook secret is set')
  const signed = await stripe()
    .webhooks.constructEventAsync(rawBody, signature, secret)
    .catch((cause: unknown) => {
      throw new BadSignatureError('the event cannot be believed', { cause })
    })
  const event = envelope.safeParse(signed)
  // Sent again it would be no better.
  if (!event.success) throw new BadSignatureError('the body is no event', { cause: event.error })
  const { id, type, created, data } = event.data
  return { id, type, createdAt: new Date(created * 1000), news: newsFrom(type, data.object) }
}

const word = z.string().regex(/^[\w.:-]{1,255}$/)
const envelope = z.object({
  id: word,
  type: word,
  /** Seconds, as far as dates reach. */
  created: z.int().min(0).max(8.64e12),
  data: z.object({ object: z.unknown() }),
})

const paymentIntent = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)])
const charge = z.object({ payment_intent: paymentIntent.nullish(), amount_refunded: z.int() })
const refund = z.object({
  payment_intent: paymentIntent.nullish(),
  amount: z.int(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
})
const dispute = z.object({ payment_intent: paymentIntent.nullish() })

function newsFrom(type: string, object: unknown): PaymentNews {
  switch (type) {
    case 'checkout.session.completed':
      return { kind: 'session_completed', session: sessionFacts(object) }
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'payment_arrived', session: sessionFacts(object) }
    case 'checkout.session.async_payment_failed':
      return { kind: 'payment_failed', session: sessionFacts(object) }
    case 'checkout.session.expired':
      return { kind: 'session_expired', session: sessionFacts(object) }
    case 'charge.refunded': {
      const { payment_intent: paymentIntentId, amount_refunded: refundedCents } = charge.parse(object)
      return paymentIntentId ? { kind: 'charge_refunded', paymentIntentId, refundedCents } : { kind: 'other' }
    }
    // Which of them is sent depends on the API's version; each may tell of other changes, too.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { payment_intent: paymentIntentId, amount, status, failure_reason } = refund.parse(object)
      if (!paymentIntentId || status !== 'failed') return { kind: 'other' }
      return {
        kind: 'refund_failed',
        paymentIntentId,
        refundCents: amount,
        providerCode: failure_reason ?? null,
      }
    }
    case 'charge.dispute.created': {
      const { payment_intent: paymentIntentId } = dispute.parse(object)
      return paymentIntentId ? { kind: 'dispute_created', paymentIntentId } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}
