import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { expandableIdSchema, identifierSchema } from '@/lib/stripe/field-schemas'
import { type KnownStripeValue, readStripeValue } from '@/lib/stripe/known-values'

/** The facts of a Checkout Session that matter to a booking. Amounts in cents. */
export type CheckoutSessionFacts = {
  readonly sessionId: string
  readonly bookingId: string | null
  /** The change that the payment is for; null if it is for the booking itself. */
  readonly changeId: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly paymentIntentId: string | null
  /**
   * The amount in cents. For a session that is not ours it may be more than we can store: see `cents` of
   * `lib/stripe/field-schemas.ts`.
   */
  readonly amountCents: number
  readonly currency: string
  /** The departure's id; null if the page is not ours, because all our pages have it in their metadata. */
  readonly order: SessionOrder | null
}

/** What the metadata of our page says about the booking, in case we no longer have it. Not personal. */
type SessionOrder = { readonly reference: string | null; readonly day: string | null }

/**
 * The session's status: `complete` and `expired` are final. An unknown status is treated like `open`: nothing is
 * settled yet.
 */
const STATUS = { open: 'open', complete: 'complete', expired: 'expired' } as const satisfies Readonly<
  Record<KnownStripeValue<Stripe.Checkout.Session.Status>, CheckoutSessionFacts['status']>
>

/** Whether a session is paid. All our pages have a price, so one that requires no payment counts as unpaid. */
const IS_PAID: Readonly<Record<KnownStripeValue<Stripe.Checkout.Session.PaymentStatus>, boolean>> = {
  paid: true,
  unpaid: false,
  no_payment_required: false,
}

const textOrNull = z.string().max(40).nullish().catch(null)

const order = z
  .object({ tour_date_id: z.string(), reference: textOrNull, date: textOrNull })
  .transform(({ reference, date }) => ({ reference: reference ?? null, day: date ?? null }))

const schema = z
  .object({
    id: identifierSchema,
    client_reference_id: z.uuid().nullish().catch(null),
    metadata: z
      .looseObject({ change: z.uuid().nullish().catch(null) })
      .nullish()
      .catch(null),
    status: z.string().nullish().catch(null),
    payment_status: z.string(),
    payment_intent: expandableIdSchema.nullish(),
    amount_total: z.int().min(0).nullish(),
    currency: identifierSchema.nullish(),
  })
  .transform((session) => ({
    sessionId: session.id,
    bookingId: session.client_reference_id ?? null,
    changeId: session.metadata?.change ?? null,
    status: session.status
      ? readStripeValue('session.status', session.status, STATUS, 'open', 'info')
      : 'open',
    isPaid: readStripeValue('session.payment_status', session.payment_status, IS_PAID, false),
    paymentIntentId: session.payment_intent ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    order: order.safeParse(session.metadata).data ?? null,
  }))

/** Parse a Checkout Session. Throws if the value is not one. */
export function parseCheckoutSession(session: unknown): CheckoutSessionFacts {
  return schema.parse(session)
}
