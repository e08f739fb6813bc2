import 'server-only'
import { z } from 'zod'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'
import { type DisputeFacts, listDisputes } from '@/lib/stripe/disputes'
import { centsSchema, identifierSchema, instantSchema } from '@/lib/stripe/field-schemas'
import { STRIPE_PAGE_SIZE, readStripeList } from '@/lib/stripe/read-stripe-list'
import { readStripeValue } from '@/lib/stripe/known-values'

export type RefundFacts = {
  readonly id: string
  readonly cents: number
  readonly at: Date
  /** Whether the refund failed or was cancelled, so that the money is back with us. */
  readonly isLost: boolean
  /** Stripe's code for the reason that the refund failed; null if there is none. */
  readonly providerCode: string | null
  /** The id of our refund request; null if the operator made the refund by hand. */
  readonly refundId: string | null
}

/** The refunds and disputes of a captured payment, as they are at Stripe now. Oldest first, amounts in cents. */
export type PaymentFacts = {
  readonly refunds: readonly RefundFacts[]
  readonly disputes: readonly DisputeFacts[]
}

/**
 * Whether a refund failed, by Stripe's status; a pending one counts as sent.
 *
 * Source: `status` of https://docs.stripe.com/api/refunds/object
 */
const IS_LOST = { pending: false, requires_action: false, succeeded: false, failed: true, canceled: true }

const refund = z
  .object({
    id: identifierSchema,
    amount: centsSchema,
    currency: z.literal('eur').default('eur'),
    created: instantSchema,
    status: z.string().nullish(),
    failure_reason: identifierSchema.nullish().catch(null),
    metadata: z
      .object({ refund: z.uuid().optional().catch(undefined) })
      .nullish()
      .catch(null),
  })
  .transform(({ id, amount, created, status, failure_reason, metadata }) => ({
    id,
    cents: amount,
    at: created,
    isLost: status ? readStripeValue('refund.status', status, IS_LOST, false) : false,
    providerCode: failure_reason ?? null,
    refundId: metadata?.refund ?? null,
  }))

const payment = z.object({
  latest_charge: z.object({
    refunds: z.object({ data: z.array(refund), has_more: z.boolean().default(false) }).nullish(),
  }),
})

/**
 * Retrieve every refund, dispute and inquiry of a payment from Stripe. Throws `PaymentProviderError`, also if nothing
 * was charged, or if a refund is in another currency.
 *
 * Source: `refunds` of https://docs.stripe.com/api/charges/object, which has the newest ten
 */
export async function retrievePayment(paymentIntentId: string): Promise<PaymentFacts> {
  const expand = ['latest_charge', 'latest_charge.refunds']
  const answer = await callStripe((stripe) => stripe.paymentIntents.retrieve(paymentIntentId, { expand }))
  const parsed = payment.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a charge', null, { cause: parsed.error })
  const { refunds } = parsed.data.latest_charge
  return {
    refunds: refunds?.has_more ? await listRefunds(paymentIntentId) : (refunds?.data ?? []).toReversed(),
    // List disputes in any case: a charge may not show as disputed while a bank is only inquiring about it.
    disputes: await listDisputes(paymentIntentId),
  }
}

function listRefunds(paymentIntentId: string): Promise<readonly RefundFacts[]> {
  return readStripeList(refund, (stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: STRIPE_PAGE_SIZE }),
  )
}
