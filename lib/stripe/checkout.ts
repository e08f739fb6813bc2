import 'server-only'
import { z } from 'zod'
import { type Language } from '@/lib/language/language'
import { callStripe, callStripeIdempotently, PaymentProviderError } from '@/lib/stripe/client'
import { type CheckoutSessionFacts, parseCheckoutSession } from '@/lib/stripe/session-facts'

type OrderLine = { readonly name: string; readonly count: number; readonly eachCents: number }

/** One attempt to pay for a booking or a change. Amounts in cents. */
export type CheckoutOrder = {
  readonly bookingId: string
  readonly changeId: string | null
  readonly attempt: number
  readonly reference: string
  readonly dateText: string
  readonly lines: readonly OrderLine[]
  readonly currency: string
  readonly customerEmail: string
  /** The language of the page. */
  readonly language: Language
  readonly expiresAt: Date
  /** Whether the page also offers payment methods that take days. */
  readonly allowsDelay: boolean
  readonly successUrl: string
  readonly cancelUrl: string
  readonly metadata: Readonly<Record<string, string>>
  /** A description stored with the payment itself, shown to accountants and the operator in Stripe's dashboard. */
  readonly payment: { readonly description: string; readonly metadata: Readonly<Record<string, string>> }
}

/**
 * Payment methods that confirm only days later whether the money will arrive.
 * Source: "delayed notification" in https://docs.stripe.com/payments/payment-methods
 */
export const DELAYED_METHODS = [
  ...(['acss_debit', 'au_becs_debit', 'bacs_debit', 'nz_bank_account', 'payto', 'sepa_debit'] as const),
  ...(['us_bank_account', 'customer_balance', 'boleto', 'konbini', 'multibanco', 'oxxo', 'sofort'] as const),
] as const

/**
 * Create a Stripe payment page. Calls for the same booking or change and the same attempt return the same page. Throws
 * `PaymentProviderError`.
 */
export async function createCheckoutSession(
  order: CheckoutOrder,
): Promise<{ sessionId: string; url: string }> {
  const lines = order.lines.map(({ name, count, eachCents }) => ({
    quantity: count,
    price_data: {
      currency: order.currency,
      unit_amount: eachCents,
      product_data: { name, description: `${order.dateText} · ${order.reference}` },
    },
  }))
  const key = `checkout:${order.changeId ?? order.bookingId}:${order.attempt}`
  const session = await callStripeIdempotently(key, (stripe, idempotencyKey) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // Our prices are in euros, even if the account's dashboard offers other currencies to guests abroad.
        adaptive_pricing: { enabled: false },
        line_items: lines,
        client_reference_id: order.bookingId,
        customer_email: order.customerEmail,
        locale: order.language,
        metadata: truncateMetadata(order.metadata),
        payment_intent_data: { ...order.payment, metadata: truncateMetadata(order.payment.metadata) },
        ...(!order.allowsDelay && { excluded_payment_method_types: [...DELAYED_METHODS] }),
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      },
      { idempotencyKey },
    ),
  )
  const parsed = z.object({ id: z.string().min(1), url: z.url() }).safeParse(session)
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a page', null, { cause: parsed.error })
  return { sessionId: parsed.data.id, url: parsed.data.url }
}

/** The maximum length of a metadata value: https://docs.stripe.com/metadata */
const MAX_VALUE_LENGTH = 500

/**
 * Cut metadata values so that they fit however characters are counted: an emoji is one character, or two units of
 * UTF-16.
 */
function truncateMetadata(metadata: CheckoutOrder['metadata']): CheckoutOrder['metadata'] {
  return Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      value.slice(0, MAX_VALUE_LENGTH).replace(/[\ud800-\udbff]$/, ''),
    ]),
  )
}

/**
 * Close a payment page early. If Stripe refuses, read the session's own status: the wording of an error may change any
 * day, so nothing that involves money may depend on it.
 *
 * @returns  `expired`, or `complete` if the guest has finished paying and there is nothing to close
 *
 * Throws `PaymentProviderError`. Closing a page that is already closed is not an error.
 */
export async function expireCheckoutSession(sessionId: string): Promise<'expired' | 'complete'> {
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(sessionId))
    return 'expired'
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.isRefusal)) throw error
    const session = await retrieveCheckoutSession(sessionId)
    if (!session || session.status === 'open') throw error
    return session.status
  }
}

/**
 * Retrieve what Stripe currently knows about a payment page. Throws `PaymentProviderError`.
 *
 * @returns  null if Stripe knows no such page. If we opened the page, this says nothing about its payment: our key must
 *           belong to another account, or be a test key for a live page
 */
export async function retrieveCheckoutSession(sessionId: string): Promise<CheckoutSessionFacts | null> {
  try {
    const session = await callStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId))
    return parseCheckoutSession(session)
  } catch (error) {
    if (error instanceof PaymentProviderError && error.code === 'resource_missing') return null
    if (error instanceof z.ZodError)
      throw new PaymentProviderError('Stripe answered without a page', null, { cause: error })
    throw error
  }
}
