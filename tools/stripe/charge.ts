import type Stripe from 'stripe'
import { type Decline } from '@/tools/stripe/cards'
import { randomId } from '@/tools/stripe/random-id'

export type Payer = { readonly email: string; readonly name: string | null }

/** One attempt to take the money of a payment. */
export function newCharge(
  payment: Stripe.PaymentIntent,
  payer: Payer,
  outcome: { readonly now: number; readonly status: Stripe.Charge.Status; readonly decline?: Decline },
): Stripe.Charge {
  const { now, status, decline } = outcome
  const isPaid = status === 'succeeded'
  return {
    id: randomId('ch_3', 23),
    object: 'charge',
    amount: payment.amount,
    amount_captured: isPaid ? payment.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: now,
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: payment.id,
    payment_method: randomId('pm_1'),
    payment_method_details: null,
    receipt_email: payment.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}
