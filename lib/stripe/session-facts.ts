import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { idOf, identifier } from '@/lib/stripe/field-schemas'
import { type KnownWord, readWord } from '@/lib/stripe/known-words'

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
  /** Null for a page that is not ours: all of ours say which date they are for. */
  readonly order: SessionOrder | null
}

/** What a page of ours says of its booking, whether we still know that or not. Nothing about the person. */
type SessionOrder = { readonly reference: string | null; readonly day: string | null }

/** A session that is complete is believed to be so only by these words; any other decides nothing, just like `open`. */
const STATUS = { open: 'open', complete: 'complete', expired: 'expired' } as const satisfies Readonly<
  Record<KnownWord<Stripe.Checkout.Session.Status>, SessionFacts['status']>
>

/** Of our pages each has a price: one that asks for no payment is as good as unpaid. */
const IS_PAID: Readonly<Record<KnownWord<Stripe.Checkout.Session.PaymentStatus>, boolean>> = {
  paid: true,
  unpaid: false,
  no_payment_required: false,
}

const said = z.string().max(40).nullish().catch(null)

const order = z
  .object({ tour_date_id: z.string(), reference: said, date: said })
  .transform(({ reference, date }) => ({ reference: reference ?? null, day: date ?? null }))

const schema = z
  .object({
    id: identifier,
    client_reference_id: z.uuid().nullish().catch(null),
    metadata: z
      .looseObject({ change: z.uuid().nullish().catch(null) })
      .nullish()
      .catch(null),
    status: z.string().nullish().catch(null),
    payment_status: z.string(),
    payment_intent: idOf.nullish(),
    amount_total: z.int().min(0).nullish(),
    currency: identifier.nullish(),
  })
  .transform((session) => ({
    sessionId: session.id,
    bookingId: session.client_reference_id ?? null,
    changeId: session.metadata?.change ?? null,
    status: session.status ? readWord('session.status', session.status, STATUS, 'open', 'info') : 'open',
    isPaid: readWord('session.payment_status', session.payment_status, IS_PAID, false),
    paymentIntentId: session.payment_intent ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    order: order.safeParse(session.metadata).data ?? null,
  }))

/** Throws when it is no session. */
export function sessionFacts(session: unknown): SessionFacts {
  return schema.parse(session)
}
