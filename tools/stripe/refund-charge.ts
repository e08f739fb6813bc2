import type Stripe from 'stripe'
import { type Account, type Cause } from '@/tools/stripe/account'
import { chargeOf } from '@/tools/stripe/find-payment'
import { formatAmount } from '@/tools/stripe/money'
import { type RefundParams } from '@/tools/stripe/other-params'
import { randomId } from '@/tools/stripe/random-id'
import { invalid, notAllowed } from '@/tools/stripe/refusal'

/** Give a charge back, wholly or in part. Throws `StripeRefusal`. */
export function refundCharge(account: Account, params: RefundParams, cause: Cause): Stripe.Refund {
  const charge = chargeToRefund(account, params)
  const amount = amountToRefund(charge, params.amount)
  const refunded = charge.amount_refunded + amount
  const refund = account.refunds.put({
    id: randomId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.clock.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  account.tell('refund.created', refund, cause)
  account.tell(
    'charge.refunded',
    account.charges.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }),
    cause,
  )
  return refund
}

function chargeToRefund(
  account: Account,
  { charge: chargeId, payment_intent: paymentId }: RefundParams,
): Stripe.Charge {
  if (chargeId) return account.charges.load(chargeId, 'charge')
  if (!paymentId) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const charge = chargeOf(account, account.paymentIntents.load(paymentId, 'payment_intent'))
  if (charge?.status !== 'succeeded') {
    throw notAllowed(`This PaymentIntent (${paymentId}) does not have a successful charge to refund.`)
  }
  return charge
}

function amountToRefund(charge: Stripe.Charge, asked: number | undefined): number {
  if (charge.disputed) {
    const facts = { code: 'charge_disputed' }
    throw notAllowed(`Charge ${charge.id} has been charged back; cannot issue a refund.`, facts)
  }
  if (charge.refunded) {
    const facts = { code: 'charge_already_refunded' }
    throw notAllowed(`Charge ${charge.id} has already been refunded.`, facts)
  }
  const left = charge.amount - charge.amount_refunded
  if (asked !== undefined && asked > left) {
    const whole = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount'
    throw notAllowed(
      `Refund amount (${formatAmount(asked, charge.currency)}) is greater than ${whole} (${formatAmount(left, charge.currency)})`,
      { param: 'amount' },
    )
  }
  return asked ?? left
}
