import type Stripe from 'stripe'
import { type Account } from '@/tools/stripe/account'

/** The money of a charge has arrived. */
export function takePayment(account: Account, payment: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  account.tell(
    'charge.succeeded',
    account.charges.put({
      ...charge,
      amount_captured: charge.amount,
      captured: true,
      paid: true,
      status: 'succeeded',
    }),
  )
  account.tell(
    'payment_intent.succeeded',
    account.paymentIntents.put({
      ...payment,
      amount_received: payment.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      payment_method: charge.payment_method,
      status: 'succeeded',
    }),
  )
}
