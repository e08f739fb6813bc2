import { type StripeAccount, type Checkout, type CheckoutLine } from '@/tools/stripe/account'
import { formatAmount } from '@/tools/stripe/money'
import { randomStripeId } from '@/tools/stripe/objects'
import { type LineItemParams, type SessionParams } from '@/tools/stripe/params'
import { invalidRequestError } from '@/tools/stripe/stripe-refusal'

const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60
/**
 * How late a request may arrive: the expiry is checked by Stripe's clock, and a session requested for exactly 30
 * minutes must still be valid when the request arrives.
 */
const UNDER_WAY_SECONDS = 5
const SMALLEST = 50
const LARGEST = 99_999_999

/** Open a Checkout Session. Throws `StripeRefusal` if the request is invalid. */
export function openCheckout(account: StripeAccount, params: SessionParams): Checkout {
  const now = account.now()
  const expiresAt = params.expires_at ?? now + LONGEST_SECONDS
  refuseExpiry(expiresAt - now)
  const currency = currencyOf(params.line_items)
  const lines = params.line_items.map(lineFrom)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  refuseAmount(amount, currency)
  const id = randomStripeId('cs_test_', 58)
  const isConverted = account.settings.adaptivePricing && params.adaptive_pricing?.enabled !== 'false'
  const session = {
    id,
    object: 'checkout.session',
    ...(isConverted
      ? inDollars(amount, currency)
      : { amount_total: amount, currency, currency_conversion: null }),
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    customer_email: params.customer_email ?? null,
    excluded_payment_method_types: params.excluded_payment_method_types ?? [],
    expires_at: expiresAt,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: params.success_url,
    url: checkoutUrl(account, id),
  } as const
  const { description = null, metadata = {} } = params.payment_intent_data ?? {}
  return account.checkouts.put({ id, session, lines, paymentData: { description, metadata } })
}

/** The URL of a session's payment page. */
export function checkoutUrl({ url }: StripeAccount, id: string): string {
  return `${url}/c/pay/${id}`
}

/** The exchange rate, in dollars per euro, for a guest abroad who sees the amount in dollars. */
const DOLLARS = '1.1'

function inDollars(amount: number, source_currency: string) {
  const amounts = { amount_subtotal: amount, amount_total: amount }
  return {
    amount_total: Math.round(amount * Number(DOLLARS)),
    currency: 'usd',
    currency_conversion: { ...amounts, fx_rate: DOLLARS, source_currency },
  }
}

function refuseExpiry(seconds: number): void {
  const facts = { param: 'expires_at' }
  if (seconds < SHORTEST_SECONDS - UNDER_WAY_SECONDS) {
    throw invalidRequestError(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      facts,
    )
  }
  if (seconds > LONGEST_SECONDS) {
    throw invalidRequestError(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      facts,
    )
  }
}

function currencyOf(lines: readonly LineItemParams[]): string {
  const [currency = '', other] = new Set(lines.map(({ price_data }) => price_data.currency))
  if (other === undefined) return currency
  throw invalidRequestError('All line items of a Checkout Session must have the same currency.', {
    param: 'line_items',
  })
}

function lineFrom({ price_data: price, quantity }: LineItemParams): CheckoutLine {
  return { name: price.product_data.name, quantity, amount: price.unit_amount * quantity }
}

function refuseAmount(amount: number, currency: string): void {
  const due = "The Checkout Session's total amount due must"
  if (amount < SMALLEST) {
    const least = `${formatAmount(SMALLEST, currency)} ${currency}`
    throw invalidRequestError(`${due} add up to at least ${least}`, { code: 'amount_too_small' })
  }
  if (amount > LARGEST) {
    const most = `${formatAmount(LARGEST, currency)} ${currency}`
    throw invalidRequestError(`${due} be no more than ${most}`, { code: 'amount_too_large' })
  }
}
