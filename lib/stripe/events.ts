import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { type StripeEventType, isStripeEventType } from '@/lib/stripe/event-types'
import { expandableIdSchema, identifierSchema } from '@/lib/stripe/field-schemas'
import { stripe } from '@/lib/stripe/client'
import { type CheckoutSessionFacts, parseCheckoutSession } from '@/lib/stripe/session-facts'

export type PaymentUpdate =
  | { readonly kind: 'session_completed'; readonly session: CheckoutSessionFacts }
  | { readonly kind: 'payment_arrived'; readonly session: CheckoutSessionFacts }
  | { readonly kind: 'payment_failed'; readonly session: CheckoutSessionFacts }
  | { readonly kind: 'session_expired'; readonly session: CheckoutSessionFacts }
  /** A refund or dispute changed in some way: retrieve its current state from Stripe. */
  | {
      readonly kind: 'payment_news'
      readonly paymentIntentId: string
      readonly objectId: string | null
    }
  /** The card's bank suspects fraud, but has not taken anything yet. */
  | { readonly kind: 'fraud_suspected'; readonly paymentIntentId: string; readonly objectId: string | null }
  | { readonly kind: 'other' }

export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly update: PaymentUpdate
}

/** Thrown if the webhook's signature is missing, wrong or stale, or the body is not JSON. */
export class BadSignatureError extends Error {
  override name = 'BadSignatureError'
}

/** Thrown for an event that Stripe signed but we cannot read: resending it would not help. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError'

  constructor(
    readonly event: { readonly id: string | null; readonly type: string | null },
    readonly fields: readonly string[],
  ) {
    super('the event cannot be read')
  }
}

/** Read a webhook's raw body. Throws `BadSignatureError` and `UnreadableEventError`. */
export async function readPaymentEvent(rawBody: string, signature: string): Promise<PaymentEvent> {
  const signed = await Promise.any(
    env().STRIPE_WEBHOOK_SECRET.map((secret) =>
      stripe().webhooks.constructEventAsync(rawBody, signature, secret),
    ),
  ).catch((cause: unknown) => {
    throw new BadSignatureError('the event cannot be believed', { cause })
  })
  return parsePaymentEvent(signed)
}

/** Parse an event that is known to come from Stripe. Throws `UnreadableEventError`. */
export function parsePaymentEvent(event: unknown): PaymentEvent {
  try {
    const { id, type, created, data } = envelope.parse(event)
    return { id, type, createdAt: new Date(created * 1000), update: updateFrom(type, data.object) }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const fields = error.issues.map(({ path }) => path.join('.'))
    throw new UnreadableEventError(label.parse(event), fields)
  }
}

const envelope = z.object({
  id: identifierSchema,
  type: identifierSchema,
  /** When the event was created, in seconds within the range of `Date`. */
  created: z.int().min(0).max(8.64e12),
  data: z.object({ object: z.unknown() }),
})

const label = z
  .object({ id: identifierSchema.nullable().catch(null), type: identifierSchema.nullable().catch(null) })
  .catch({ id: null, type: null })

const charge = z.object({ payment_intent: expandableIdSchema.nullish() })

/**
 * The id of the refund, dispute or warning. It only distinguishes events about the same payment, so it may be missing.
 */
const ownId = identifierSchema.nullish().catch(null)

const refundOrDispute = z.object({ id: ownId, payment_intent: expandableIdSchema.nullish() })

const fraudWarning = z.object({
  id: ownId,
  payment_intent: expandableIdSchema.nullish(),
  actionable: z.boolean(),
})

const SESSION_UPDATES = {
  'checkout.session.completed': 'session_completed',
  'checkout.session.async_payment_succeeded': 'payment_arrived',
  'checkout.session.async_payment_failed': 'payment_failed',
  'checkout.session.expired': 'session_expired',
} as const

function updateFrom(type: string, object: unknown): PaymentUpdate {
  // `charge.refund.updated` is sent instead of `refund.updated` by accounts on an older version of Stripe.
  if (type === 'charge.refund.updated') return toPaymentEvent(refundOrDispute.parse(object))
  return isStripeEventType(type) ? knownUpdate(type, object) : { kind: 'other' }
}

function knownUpdate(type: StripeEventType, object: unknown): PaymentUpdate {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { kind: SESSION_UPDATES[type], session: parseCheckoutSession(object) }
    case 'charge.refunded':
      return toPaymentEvent(charge.parse(object))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return toPaymentEvent(refundOrDispute.parse(object))
    case 'radar.early_fraud_warning.created': {
      const { id: objectId = null, payment_intent: paymentIntentId, actionable } = fraudWarning.parse(object)
      const isNews = actionable && paymentIntentId
      return isNews ? { kind: 'fraud_suspected', paymentIntentId, objectId } : { kind: 'other' }
    }
  }
}

function toPaymentEvent({
  id: objectId = null,
  payment_intent: paymentIntentId,
}: {
  readonly id?: string | null
  readonly payment_intent?: string | null
}): PaymentUpdate {
  return paymentIntentId ? { kind: 'payment_news', paymentIntentId, objectId } : { kind: 'other' }
}
