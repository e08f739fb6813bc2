import 'server-only'
import { z } from 'zod'
import { identifierSchema } from '@/lib/stripe/field-schemas'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'

const refund = z.object({ id: identifierSchema, created: z.int().min(0).max(8.64e12) })

/**
 * Refund a payment, fully or in part. The same key never refunds twice.
 *
 * @param refundId  stored with the refund at Stripe, to recognize one whose response was lost
 * @returns         the refund as Stripe has it, in cents
 *
 * Throws `PaymentProviderError`.
 */
export async function refundPayment({
  paymentIntentId,
  amountCents,
  refundId,
  key,
}: {
  readonly paymentIntentId: string
  readonly amountCents: number
  readonly refundId: string
  readonly key: string
}): Promise<{ readonly id: string; readonly cents: number; readonly at: Date }> {
  const answer = await callStripe((stripe) =>
    stripe.refunds.create(
      { payment_intent: paymentIntentId, amount: amountCents, metadata: { refund: refundId } },
      { idempotencyKey: `refund:${key}` },
    ),
  )
  const made = refund.safeParse(answer)
  if (!made.success)
    throw new PaymentProviderError('Stripe answered without a refund', null, { cause: made.error })
  return { id: made.data.id, cents: amountCents, at: new Date(made.data.created * 1000) }
}
