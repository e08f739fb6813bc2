import type Stripe from 'stripe'
import { type Checkout } from '@/tools/stripe/account'
import { randomId } from '@/tools/stripe/random-id'

/** The payment behind a Checkout Session, as it is when the guest first tries to pay. */
export function newPaymentIntent(
  { session, paymentIntentParams }: Checkout,
  now: number,
): Stripe.PaymentIntent {
  const id = randomId('pi_3', 23)
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: randomId(`${id}_secret_`, 25),
    confirmation_method: 'automatic',
    created: now,
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: paymentIntentParams.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: paymentIntentParams.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: paymentIntentParams.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: paymentIntentParams.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
}
