import type Stripe from 'stripe'
import { type Account, type Checkout } from '@/tools/stripe/account'
import { lineItemFrom } from '@/tools/stripe/line-item'
import { formatAmount } from '@/tools/stripe/money'
import { notSupported } from '@/tools/stripe/parse-form'
import { invalid } from '@/tools/stripe/refusal'
import { newSession } from '@/tools/stripe/session'
import { type SessionParams } from '@/tools/stripe/session-params'

const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60
/** Stripe counts from its own clock: a request that says exactly 30 minutes and is a moment under way still counts. */
const UNDER_WAY_SECONDS = 5
const SMALLEST = 50
const LARGEST = 99_999_999

/** Throws `StripeRefusal`. */
export function openCheckout(account: Account, params: SessionParams): Checkout {
  if (params.mode !== 'payment') throw notSupported(`mode=${params.mode}`)
  if (params.ui_mode && params.ui_mode !== 'hosted_page') throw notSupported(`ui_mode=${params.ui_mode}`)
  const now = account.clock.now()
  const expiresAt = params.expires_at ?? now + LONGEST_SECONDS
  refuseExpiry(expiresAt - now)
  const lines = params.line_items.map((line) => lineItemFrom(line, now))
  const session = newSession(params, { ...sumsOf(lines), now, expiresAt }, account.url)
  const paymentIntentParams = params.payment_intent_data ?? {}
  return account.checkouts.put({ id: session.id, session, lines, paymentIntentParams })
}

function refuseExpiry(seconds: number): void {
  const param = 'expires_at'
  if (seconds < SHORTEST_SECONDS - UNDER_WAY_SECONDS) {
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param,
    })
  }
  if (seconds > LONGEST_SECONDS) {
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param,
    })
  }
}

function sumsOf(lines: readonly Stripe.LineItem[]): { readonly amount: number; readonly currency: string } {
  const currencies = new Set(lines.map(({ currency }) => currency))
  const [currency = ''] = currencies
  if (currencies.size > 1) {
    throw invalid('All line items of a Checkout Session must have the same currency.', {
      param: 'line_items',
    })
  }
  const amount = lines.reduce((sum, { amount_total }) => sum + amount_total, 0)
  if (amount > 0 && amount < SMALLEST) {
    throw invalid(
      `The Checkout Session's total amount due must add up to at least ${formatAmount(SMALLEST, currency)} ${currency}`,
      { code: 'amount_too_small' },
    )
  }
  if (amount > LARGEST) {
    throw invalid(
      `The Checkout Session's total amount due must be no more than ${formatAmount(LARGEST, currency)} ${currency}`,
      { code: 'amount_too_large' },
    )
  }
  return { amount, currency }
}
