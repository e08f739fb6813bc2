import type Stripe from 'stripe'
import { type Account, type Checkout } from '@/tools/stripe/account'

export function paymentOf(account: Account, { session }: Checkout): Stripe.PaymentIntent | null {
  return typeof session.payment_intent === 'string'
    ? account.paymentIntents.find(session.payment_intent)
    : null
}

/** The last attempt to take a payment's money. */
export function chargeOf(account: Account, payment: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof payment.latest_charge === 'string' ? account.charges.find(payment.latest_charge) : null
}
