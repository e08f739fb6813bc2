import 'server-only'
import { z } from 'zod'

/** A Checkout Session, as far as a booking cares. Amounts in cents. */
export type SessionFacts = {
  readonly sessionId: string
  readonly bookingId: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly paymentIntentId: string | null
  readonly amountCents: number
  readonly currency: string
}

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)])

const schema = z
  .object({
    id: z.string(),
    client_reference_id: z.string().nullish(),
    status: z.enum(['open', 'complete', 'expired']).nullish(),
    payment_status: z.string(),
    payment_intent: id.nullish(),
    amount_total: z.int().nullish(),
    currency: z.string().nullish(),
  })
  .transform((session) => ({
    sessionId: session.id,
    bookingId: z.uuid().safeParse(session.client_reference_id).data ?? null,
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
