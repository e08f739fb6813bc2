import 'server-only'
import { z } from 'zod'
import { idOf, identifier } from '@/lib/stripe/field-schemas'

/** A Checkout Session, as far as a booking cares. Amounts in cents. */
export type SessionFacts = {
  readonly sessionId: string
  readonly bookingId: string | null
  /** The change of the booking that it is for; null for the booking itself. */
  readonly changeId: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly paymentIntentId: string | null
  /** Of a session that is not ours it may be more than we can keep: see `cents` of `lib/stripe/field-schemas.ts`. */
  readonly amountCents: number
  readonly currency: string
}

const schema = z
  .object({
    id: identifier,
    client_reference_id: z.uuid().nullish().catch(null),
    metadata: z
      .object({ change: z.uuid().nullish().catch(null) })
      .nullish()
      .catch(null),
    // A status that is new to us decides nothing, just like `open`.
    status: z.enum(['open', 'complete', 'expired']).nullish().catch(null),
    payment_status: z.string(),
    payment_intent: idOf.nullish(),
    amount_total: z.int().min(0).nullish(),
    currency: identifier.nullish(),
  })
  .transform((session) => ({
    sessionId: session.id,
    bookingId: session.client_reference_id ?? null,
    changeId: session.metadata?.change ?? null,
    status: session.status ?? 'open',
    isPaid: session.payment_status === 'paid',
    paymentIntentId: session.payment_intent ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  }))

/** Throws when it is no session. */
export function sessionFacts(session: unknown): SessionFacts {
  return schema.parse(session)
}
