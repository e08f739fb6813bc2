import 'server-only'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'

/** Stripe refused a refund, or did not answer. */
export class RefundFailedError extends PaymentProviderError {
  override name = 'RefundFailedError'

  /** @param requestedCents  what it was asked for, in cents: not always all that is owed */
  constructor(
    readonly requestedCents: number,
    { message, code, cause }: PaymentProviderError,
  ) {
    super(message, code, { cause })
  }
}

/**
 * Give a payment back, wholly or in part. The same key never gives back twice.
 *
 * @returns  the refund's id, or null when the payment had been given back before
 *
 * Throws `RefundFailedError`.
 */
export async function refundPayment({
  paymentIntentId,
  amountCents,
  checkoutId,
  key,
}: {
  readonly paymentIntentId: string
  readonly amountCents: number
  /** Stands with the refund at Stripe, so that one whose answer was lost is known again. */
  readonly checkoutId: string
  readonly key: string
}): Promise<string | null> {
  try {
    const refund = await callStripe((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, amount: amountCents, metadata: { checkout: checkoutId } },
        { idempotencyKey: `refund:${key}` },
      ),
    )
    return refund.id
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.code === 'charge_already_refunded') return null
    throw new RefundFailedError(amountCents, error)
  }
}
