import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'

/*
 * Stripe's objects, with only the fields that the site, its tests or the fake itself read. The types are Stripe's own,
 * so that this does not compile if a newer version renames a field or changes its type.
 */

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'excluded_payment_method_types'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  readonly payment_intent: string | null
  readonly currency_conversion:
    (Omit<Stripe.Checkout.Session.CurrencyConversion, 'fx_rate'> & { readonly fx_rate: string }) | null
}

export type StripePayment = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { readonly latest_charge: string | null }

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  readonly payment_intent: string
  readonly payment_method_details: { readonly type: 'card' | 'sepa_debit' }
}

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'status'
> & { readonly charge: string; readonly payment_intent: string }

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'evidence_details'
  | 'is_charge_refundable'
  | 'livemode'
  | 'reason'
  | 'status'
> & {
  readonly charge: string
  readonly payment_intent: string
  readonly balance_transactions: readonly Pick<
    Stripe.BalanceTransaction,
    'id' | 'amount' | 'created' | 'currency'
  >[]
}

/** A balance entry. Only the fake has `payout`: the payout that included the entry. */
export type BalanceEntry = Pick<
  Stripe.BalanceTransaction,
  | 'id'
  | 'object'
  | 'amount'
  | 'available_on'
  | 'created'
  | 'currency'
  | 'description'
  | 'exchange_rate'
  | 'fee'
  | 'fee_details'
  | 'net'
  | 'reporting_category'
  | 'status'
  | 'type'
> & { readonly source: string; readonly payout: string | null }

export type Payout = Pick<
  Stripe.Payout,
  'id' | 'object' | 'amount' | 'arrival_date' | 'automatic' | 'created' | 'currency' | 'livemode' | 'status'
>

export type WebhookEndpoint = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'api_version' | 'created' | 'enabled_events' | 'livemode' | 'status' | 'url'
>

export type StripeEvent = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly data: { readonly object: unknown } }

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomStripeId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
