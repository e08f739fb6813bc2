import type Stripe from 'stripe'
import { type Account, type Checkout } from '@/tools/stripe/account'
import { chargeOf, paymentOf } from '@/tools/stripe/find-payment'
import { failPayment } from '@/tools/stripe/pay-checkout'
import { notAllowed } from '@/tools/stripe/refusal'
import { takePayment } from '@/tools/stripe/take-payment'

const FAILED = { code: 'payment_method_provider_decline', message: 'The bank refused the debit.' }

/** The money of a bank debit arrives, or does not. Throws `StripeRefusal` when none is under way. */
export function settleBankDebit(account: Account, checkout: Checkout, outcome: 'succeeded' | 'failed'): void {
  const payment = paymentOf(account, checkout)
  const charge = payment && chargeOf(account, payment)
  if (payment?.status !== 'processing' || !charge)
    throw notAllowed('No bank debit of this session is under way.')
  if (outcome === 'succeeded') {
    takePayment(account, payment, charge)
    const session: Stripe.Checkout.Session = { ...checkout.session, payment_status: 'paid' }
    account.checkouts.put({ ...checkout, session })
    account.tell('checkout.session.async_payment_succeeded', session)
    return
  }
  const failed = account.charges.put({
    ...charge,
    status: 'failed',
    failure_code: FAILED.code,
    failure_message: FAILED.message,
  })
  account.tell('charge.failed', failed)
  failPayment(account, payment, { charge: failed, decline: FAILED })
  account.tell('checkout.session.async_payment_failed', checkout.session)
}
