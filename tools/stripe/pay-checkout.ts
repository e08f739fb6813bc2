import { type StripeAccount, findLastCharge, type Checkout } from '@/tools/stripe/account'
import { addChargeEntry } from '@/tools/stripe/balance'
import { type CardDecline } from '@/tools/stripe/cards'
import { type Charge, type StripePayment, randomStripeId } from '@/tools/stripe/objects'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

const REFUSED_BY_BANK = { code: 'payment_method_provider_decline', message: 'The bank refused the debit.' }

/** Pay by card: the charge succeeds, and the session is complete and paid. */
export function payByCard(account: StripeAccount, checkout: Checkout): void {
  const payment = beginPayment(account, checkout)
  receiveMoney(account, payment, newCharge(account, payment, 'card'))
  complete(account, checkout, { payment, isPaid: true })
}

/** Decline a card: the session stays open for another attempt. */
export function declineCard(account: StripeAccount, checkout: Checkout, decline: CardDecline): void {
  const payment = beginPayment(account, checkout)
  failPayment(account, payment, newCharge(account, payment, 'card'), decline)
}

/** Pay by bank debit: the session is complete, but the money arrives later or not at all. */
export function payByBankDebit(account: StripeAccount, checkout: Checkout): void {
  const begun = beginPayment(account, checkout)
  const charge = account.charges.put(newCharge(account, begun, 'sepa_debit'))
  const payment = account.paymentIntents.put({ ...begun, status: 'processing', latest_charge: charge.id })
  account.tell('charge.pending', charge)
  account.tell('payment_intent.processing', payment)
  complete(account, checkout, { payment, isPaid: false })
}

/** Settle a bank debit: its money arrives or fails to. Throws `StripeRefusal` if none is pending. */
export function settleBankDebit(
  account: StripeAccount,
  checkout: Checkout,
  outcome: 'succeeded' | 'failed',
): void {
  const payment = account.paymentIntents.find(checkout.session.payment_intent)
  const charge = findLastCharge(account, payment)
  if (payment?.status !== 'processing' || !charge)
    throw notAllowedError('No bank debit of this session is under way.')
  if (outcome === 'failed') {
    failPayment(account, payment, charge, REFUSED_BY_BANK)
    account.tell('checkout.session.async_payment_failed', checkout.session)
    return
  }
  receiveMoney(account, payment, charge)
  const session = { ...checkout.session, payment_status: 'paid' as const }
  account.checkouts.put({ ...checkout, session })
  account.tell('checkout.session.async_payment_succeeded', session)
}

/** Start a payment; another attempt reuses the first payment. */
export function beginPayment(
  account: StripeAccount,
  checkout: Checkout,
  paymentIntentId = randomStripeId('pi_3', 23),
): StripePayment {
  const { session, paymentData } = checkout
  const begun = account.paymentIntents.find(session.payment_intent)
  if (begun) return begun
  const payment = account.paymentIntents.put({
    id: paymentIntentId,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    created: account.now(),
    currency: session.currency ?? '',
    latest_charge: null,
    livemode: false,
    status: 'requires_payment_method',
    ...paymentData,
  })
  account.checkouts.put({ ...checkout, session: { ...session, payment_intent: payment.id } })
  account.tell('payment_intent.created', payment)
  return payment
}

/** Create a charge: one attempt at a payment. */
function newCharge(
  account: StripeAccount,
  { id, amount, currency }: StripePayment,
  type: Charge['payment_method_details']['type'],
): Charge {
  return {
    id: randomStripeId('ch_3', 23),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: account.now(),
    currency,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    paid: false,
    payment_intent: id,
    payment_method_details: { type },
    refunded: false,
    status: 'pending',
  }
}

function receiveMoney(account: StripeAccount, payment: StripePayment, charge: Charge): void {
  account.tell('charge.succeeded', account.charges.put({ ...charge, paid: true, status: 'succeeded' }))
  addChargeEntry(account, charge)
  const { amount } = payment
  const received = { ...payment, amount_received: amount, latest_charge: charge.id }
  account.tell('payment_intent.succeeded', account.paymentIntents.put({ ...received, status: 'succeeded' }))
}

function failPayment(
  account: StripeAccount,
  payment: StripePayment,
  charge: Charge,
  { code, message }: CardDecline,
): void {
  const failure = { failure_code: code, failure_message: message }
  account.tell('charge.failed', account.charges.put({ ...charge, ...failure, status: 'failed' }))
  const failed = { ...payment, latest_charge: charge.id, status: 'requires_payment_method' as const }
  account.tell('payment_intent.payment_failed', account.paymentIntents.put(failed))
}

function complete(
  account: StripeAccount,
  checkout: Checkout,
  { payment, isPaid }: { readonly payment: StripePayment; readonly isPaid: boolean },
): void {
  const session = {
    ...checkout.session,
    payment_intent: payment.id,
    payment_status: isPaid ? ('paid' as const) : ('unpaid' as const),
    status: 'complete' as const,
    url: null,
  }
  account.checkouts.put({ ...checkout, session })
  account.tell('checkout.session.completed', session)
}
