import 'server-only'
import { z } from 'zod'
import { cents, identifier } from '@/lib/stripe/field-schemas'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'

/** A refund as Stripe has it. */
export type RefundFacts = {
  readonly id: string
  readonly cents: number
  readonly at: Date
  /** It failed, or was taken back: the money is ours again. */
  readonly isLost: boolean
  /** Stripe's word for why. */
  readonly providerCode: string | null
  /** The refund of ours that it was made for; null for one of the operator's hand. */
  readonly refundId: string | null
}

/** A dispute as Stripe has it. An inquiry asks, and takes no money. */
export type DisputeFacts = {
  readonly id: string
  readonly cents: number
  readonly at: Date
  readonly state: 'inquiry' | 'open' | 'won' | 'lost'
}

/** What became of a payment that was taken, as Stripe holds it at this moment. Oldest first, amounts in cents. */
export type PaymentFacts = {
  readonly refunds: readonly RefundFacts[]
  readonly disputes: readonly DisputeFacts[]
}

/** Seconds, as far as dates reach. */
const instant = z
  .int()
  .min(0)
  .max(8.64e12)
  .transform((seconds) => new Date(seconds * 1000))

const refund = z
  .object({
    id: identifier,
    amount: cents,
    created: instant,
    status: z.string().nullish(),
    failure_reason: identifier.nullish().catch(null),
    metadata: z
      .object({ refund: z.uuid().optional().catch(undefined) })
      .nullish()
      .catch(null),
  })
  .transform(({ id, amount, created, status, failure_reason, metadata }) => ({
    id,
    cents: amount,
    at: created,
    isLost: status === 'failed' || status === 'canceled',
    providerCode: failure_reason ?? null,
    refundId: metadata?.refund ?? null,
  }))

const payment = z.object({
  latest_charge: z.object({
    disputed: z.boolean(),
    refunds: z.object({ data: z.array(refund) }).nullish(),
  }),
})

const dispute = z
  .object({ id: identifier, amount: cents, created: instant, status: z.string() })
  .transform(({ id, amount, created, status }) => ({
    id,
    cents: amount,
    at: created,
    state: stateOf(status),
  }))

const disputes = z.object({ data: z.array(dispute) })

/**
 * What Stripe says became of a payment. Throws `PaymentProviderError`, also for a payment of which nothing was taken.
 *
 * Source: `disputed` and `refunds` of https://docs.stripe.com/api/charges/object
 */
export async function retrievePayment(paymentIntentId: string): Promise<PaymentFacts> {
  const expand = ['latest_charge', 'latest_charge.refunds']
  const answer = await callStripe((stripe) => stripe.paymentIntents.retrieve(paymentIntentId, { expand }))
  const parsed = payment.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a charge', null, { cause: parsed.error })
  const { refunds, disputed } = parsed.data.latest_charge
  return {
    refunds: (refunds?.data ?? []).toReversed(),
    disputes: disputed ? await listDisputes(paymentIntentId) : [],
  }
}

/** Stripe says of a charge that it was disputed, whatever became of it since. */
async function listDisputes(paymentIntentId: string): Promise<readonly DisputeFacts[]> {
  const answer = await callStripe((stripe) => stripe.disputes.list({ payment_intent: paymentIntentId }))
  const parsed = disputes.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without disputes', null, { cause: parsed.error })
  return parsed.data.data.toReversed()
}

/** See `status` of https://docs.stripe.com/api/disputes/object; a warning is an inquiry. */
function stateOf(status: string): DisputeFacts['state'] {
  if (status === 'won' || status === 'lost') return status
  return status === 'needs_response' || status === 'under_review' ? 'open' : 'inquiry'
}
