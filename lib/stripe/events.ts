import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { idOf, identifier } from '@/lib/stripe/field-schemas'
import { stripe } from '@/lib/stripe/client'
import { type SessionFacts, sessionFacts } from '@/lib/stripe/session-facts'

/** What an event of Stripe means for a booking. */
export type PaymentUpdate =
  | { readonly kind: 'session_completed'; readonly session: SessionFacts }
  | { readonly kind: 'payment_arrived'; readonly session: SessionFacts }
  | { readonly kind: 'payment_failed'; readonly session: SessionFacts }
  | { readonly kind: 'session_expired'; readonly session: SessionFacts }
  /** Refunded, a refund that failed, disputed, a dispute that ended: Stripe is asked what it is. */
  | {
      readonly kind: 'payment_news'
      readonly paymentIntentId: string
      /** The refund or dispute that it tells of. */
      readonly objectId: string | null
    }
  | { readonly kind: 'other' }

export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly update: PaymentUpdate
}

/** The webhook's signature is missing, wrong or stale, or the body is no JSON. */
export class BadSignatureError extends Error {
  override name = 'BadSignatureError'
}

/** Stripe signed it, but we cannot read it: sending it again would not help. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError'

  /**
   * @param event   its id and its type, where at least they can be read
   * @param fields  the names of those that are missing or beyond bounds
   */
  constructor(
    readonly event: { readonly id: string | null; readonly type: string | null },
    readonly fields: readonly string[],
  ) {
    super('the event cannot be read')
  }
}

/** Read a webhook's raw body. Throws `BadSignatureError` and `UnreadableEventError`. */
export async function readPaymentEvent(rawBody: string, signature: string): Promise<PaymentEvent> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  // An empty secret would make signatures that anybody can compute.
  if (!secret) throw new BadSignatureError('no webhook secret is set')
  const signed = await stripe()
    .webhooks.constructEventAsync(rawBody, signature, secret)
    .catch((cause: unknown) => {
      throw new BadSignatureError('the event cannot be believed', { cause })
    })
  try {
    const { id, type, created, data } = envelope.parse(signed)
    return { id, type, createdAt: new Date(created * 1000), update: updateFrom(type, data.object) }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const fields = error.issues.map(({ path }) => path.join('.'))
    throw new UnreadableEventError(label.parse(signed), fields)
  }
}

const envelope = z.object({
  id: identifier,
  type: identifier,
  /** Seconds, as far as dates reach. */
  created: z.int().min(0).max(8.64e12),
  data: z.object({ object: z.unknown() }),
})

const label = z
  .object({ id: identifier.nullable().catch(null), type: identifier.nullable().catch(null) })
  .catch({ id: null, type: null })

const charge = z.object({ payment_intent: idOf.nullish() })
/** Distinguishes two of them; without it the event counts all the same. */
const ownId = identifier.nullish().catch(null)

const refundOrDispute = z.object({ id: ownId, payment_intent: idOf.nullish() })

function updateFrom(type: string, object: unknown): PaymentUpdate {
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
      const { payment_intent: paymentIntentId } = charge.parse(object)
      return paymentIntentId ? { kind: 'payment_news', paymentIntentId, objectId: null } : { kind: 'other' }
    }
    // Which of the first three is sent depends on the API's version; each may tell of other changes, too.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: objectId = null, payment_intent: paymentIntentId } = refundOrDispute.parse(object)
      return paymentIntentId ? { kind: 'payment_news', paymentIntentId, objectId } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}
