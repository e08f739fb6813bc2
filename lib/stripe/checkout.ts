import 'server-only'
import { z } from 'zod'
import { askStripe, PaymentProviderError } from '@/lib/stripe/client'
import { type SessionFacts, sessionFacts } from '@/lib/stripe/session-facts'

/** One attempt to pay one booking; amounts in cents. */
export type CheckoutOrder = {
  readonly bookingId: string
  readonly attempt: number
  readonly reference: string
  readonly tourName: string
  readonly dateText: string
  readonly adults: number
  readonly children: number
  readonly adultPriceCents: number
  readonly childPriceCents: number
  readonly currency: string
  readonly customerEmail: string
  readonly expiresAt: Date
  readonly successUrl: string
  readonly cancelUrl: string
  readonly metadata: Readonly<Record<string, string>>
}

/** Open Stripe's payment page. The same booking and attempt give the same page again. Throws `PaymentProviderError`. */
export async function openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }> {
  const line = (guests: string, quantity: number, cents: number) => ({
    quantity,
    price_data: {
      currency: order.currency,
      unit_amount: cents,
      product_data: {
        name: `${order.tourName}, ${guests}`,
        description: `${order.dateText} · ${order.reference}`,
      },
    },
  })
  const session = await askStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          line('adult', order.adults, order.adultPriceCents),
          ...(order.children > 0 ? [line('child', order.children, order.childPriceCents)] : []),
        ],
        client_reference_id: order.bookingId,
        customer_email: order.customerEmail,
        metadata: order.metadata,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      },
      { idempotencyKey: `checkout:${order.bookingId}:${order.attempt}` },
    ),
  )
  const parsed = z.object({ id: z.string().min(1), url: z.url() }).safeParse(session)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a page', null, { cause: parsed.error })
  return { sessionId: parsed.data.id, url: parsed.data.url }
}

/**
 * Close a payment page before its time.
 *
 * @returns  `expired`, or `complete` when the guest has finished paying and there is nothing to close
 *
 * Throws `PaymentProviderError`. Closing a page that is closed already is no error.
 */
export async function expireCheckout(sessionId: string): Promise<'expired' | 'complete'> {
  try {
    await askStripe((stripe) => stripe.checkout.sessions.expire(sessionId))
    return 'expired'
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (/status of `?complete`?/.test(error.message)) return 'complete'
    if (/status of `?expired`?/.test(error.message)) return 'expired'
    throw error
  }
}

/** What Stripe knows of a payment page now; null when it knows none. Throws `PaymentProviderError`. */
export async function readCheckout(sessionId: string): Promise<SessionFacts | null> {
  try {
    return sessionFacts(await askStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId)))
  } catch (error) {
    if (error instanceof PaymentProviderError && error.code === 'resource_missing') return null
    throw error
  }
}
