import 'server-only'
import { z } from 'zod'
import { cents, identifier } from '@/lib/stripe/bounds'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'

/** A payment that was taken, as Stripe holds it at this moment. Amounts in cents. */
export type PaymentFacts = {
  readonly amountCents: number
  /** Stripe takes refunds that failed off this sum. */
  readonly refundedCents: number
  /** A bank has asked for it back, and has not decided yet. What it decided against us counts as refunded. */
  readonly isDisputed: boolean
  /** Refunds that were not lost again, the newest first. */
  readonly refunds: readonly {
    readonly id: string
    readonly amountCents: number
    /** The attempt that we made it for; null for one of the operator's hand. */
    readonly checkoutId: string | null
  }[]
}

const refund = z
  .object({
    id: identifier,
    amount: cents,
    status: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).nullish().catch(null),
  })
  .transform(({ id, amount, status, metadata }) => ({
    id,
    amountCents: amount,
    isLost: status === 'failed' || status === 'canceled',
    checkoutId: metadata?.checkout ?? null,
  }))

const payment = z
  .object({
    latest_charge: z.object({
      amount: cents,
      amount_refunded: cents,
      disputed: z.boolean(),
      refunds: z.object({ data: z.array(refund) }).nullish(),
    }),
  })
  .transform(({ latest_charge: charge }) => ({
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    wasDisputed: charge.disputed,
    refunds: (charge.refunds?.data ?? []).filter(({ isLost }) => !isLost),
  }))

/**
 * What Stripe holds of a payment now. Throws `PaymentProviderError`, also for a payment of which nothing was taken.
 *
 * Source: `amount_refunded`, `disputed` and `refunds` of https://docs.stripe.com/api/charges/object
 */
export async function retrievePayment(paymentIntentId: string): Promise<PaymentFacts> {
  const expand = ['latest_charge', 'latest_charge.refunds']
  const answer = await callStripe((stripe) => stripe.paymentIntents.retrieve(paymentIntentId, { expand }))
  const parsed = payment.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a charge', null, { cause: parsed.error })
  const { wasDisputed, ...facts } = parsed.data
  return wasDisputed ? withDisputes(paymentIntentId, facts) : { ...facts, isDisputed: false }
}

/** An inquiry takes no money, and a payment that is only asked about can be refunded. */
const UNDECIDED = ['needs_response', 'under_review']

const disputes = z.object({ data: z.array(z.object({ amount: cents, status: z.string() })) })

/** Stripe says of a charge that it was disputed, whatever became of it since. */
async function withDisputes(
  paymentIntentId: string,
  facts: Omit<PaymentFacts, 'isDisputed'>,
): Promise<PaymentFacts> {
  const answer = await callStripe((stripe) => stripe.disputes.list({ payment_intent: paymentIntentId }))
  const parsed = disputes.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without disputes', null, { cause: parsed.error })
  const { data } = parsed.data
  const lostCents = data.reduce((sum, { amount, status }) => sum + (status === 'lost' ? amount : 0), 0)
  return {
    ...facts,
    refundedCents: Math.min(facts.amountCents, facts.refundedCents + lostCents),
    isDisputed: data.some(({ status }) => UNDECIDED.includes(status)),
  }
}
