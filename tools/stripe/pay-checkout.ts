import type Stripe from 'stripe'
import { type Account, type Checkout } from '@/tools/stripe/account'
import { type Decline } from '@/tools/stripe/cards'
import { newCharge, type Payer } from '@/tools/stripe/charge'
import { newPaymentIntent } from '@/tools/stripe/payment-intent'
import { customerDetails } from '@/tools/stripe/session'
import { takePayment } from '@/tools/stripe/take-payment'

/** The card is charged: the session is complete and paid. */
export function payByCard(account: Account, checkout: Checkout, payer: Payer): void {
  const payment = beginPayment(account, checkout)
  const charge = newCharge(payment, payer, { now: account.clock.now(), status: 'succeeded' })
  takePayment(account, payment, charge)
  complete(account, checkout, { payer, payment, isPaid: true })
}

/** The card is declined: the session stays open for another try. */
export function declineCard(
  account: Account,
  checkout: Checkout,
  { payer, decline }: { readonly payer: Payer; readonly decline: Decline },
): void {
  const payment = beginPayment(account, checkout)
  const now = account.clock.now()
  const charge = account.charges.put(newCharge(payment, payer, { now, status: 'failed', decline }))
  account.tell('charge.failed', charge)
  failPayment(account, payment, { charge, decline })
}

/** A bank debit is ordered: the session is complete, its money arrives later or not at all. */
export function payByBankDebit(account: Account, checkout: Checkout, payer: Payer): void {
  const begun = beginPayment(account, checkout)
  const charge = account.charges.put(newCharge(begun, payer, { now: account.clock.now(), status: 'pending' }))
  const payment = account.paymentIntents.put({
    ...begun,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  })
  account.tell('charge.pending', charge)
  account.tell('payment_intent.processing', payment)
  complete(account, checkout, { payer, payment, isPaid: false })
}

export function failPayment(
  account: Account,
  payment: Stripe.PaymentIntent,
  { charge, decline }: { readonly charge: Stripe.Charge; readonly decline: Decline },
): void {
  const error = { type: 'card_error', ...decline, charge: charge.id }
  const failed = account.paymentIntents.put({
    ...payment,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: error,
  })
  account.tell('payment_intent.payment_failed', failed)
}

/** A second try uses the payment of the first. */
function beginPayment(account: Account, { id, session, ...rest }: Checkout): Stripe.PaymentIntent {
  const begun =
    typeof session.payment_intent === 'string' && account.paymentIntents.find(session.payment_intent)
  if (begun) return begun
  const payment = account.paymentIntents.put(newPaymentIntent({ id, session, ...rest }, account.clock.now()))
  account.checkouts.put({ id, session: { ...session, payment_intent: payment.id }, ...rest })
  account.tell('payment_intent.created', payment)
  return payment
}

function complete(
  account: Account,
  checkout: Checkout,
  {
    payer,
    payment,
    isPaid,
  }: { readonly payer: Payer; readonly payment: Stripe.PaymentIntent; readonly isPaid: boolean },
): void {
  const session: Stripe.Checkout.Session = {
    ...checkout.session,
    customer_details: customerDetails(payer.email, payer.name),
    payment_intent: payment.id,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  }
  account.checkouts.put({ ...checkout, session })
  account.tell('checkout.session.completed', session)
}
