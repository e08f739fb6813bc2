import { type StripeAccount, findLastCharge } from '@/tools/stripe/account'
import { addRefundEntry } from '@/tools/stripe/balance'
import { formatAmount } from '@/tools/stripe/money'
import { type Charge, randomStripeId, type Refund } from '@/tools/stripe/objects'
import { type RefundParams } from '@/tools/stripe/params'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

/** Refund a payment in full or in part. Throws `StripeRefusal`. */
export function refundPayment(account: StripeAccount, params: RefundParams): Refund {
  const charge = loadSuccessfulCharge(account, params.payment_intent)
  const amount = amountToRefund(account, charge, params.amount)
  const refunded = charge.amount_refunded + amount
  const refund = account.refunds.put({
    id: randomStripeId('re_3', 23),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    status: account.settings.refundsArePending ? 'pending' : 'succeeded',
  })
  addRefundEntry(account, refund)
  account.tell('refund.created', refund)
  const isWhole = refunded === charge.amount
  account.tell(
    'charge.refunded',
    account.charges.put({ ...charge, amount_refunded: refunded, refunded: isWhole }),
  )
  return refund
}

/** Let a payment's newest pending refund succeed. Throws `StripeRefusal` if there is none. */
export function completeRefund(account: StripeAccount, paymentIntentId: string): Refund {
  const charge = loadSuccessfulCharge(account, paymentIntentId)
  const made = account.refunds.all().find((one) => one.charge === charge.id && one.status === 'pending')
  if (!made) throw notAllowedError('This payment has no refund that is under way.')
  const refund = account.refunds.put({ ...made, status: 'succeeded' })
  account.tell('refund.updated', refund)
  return refund
}

/** Let a payment's newest refund fail, because the guest's bank rejects it. Throws `StripeRefusal` if there is none. */
export function bounceRefund(account: StripeAccount, paymentIntentId: string): Refund {
  const charge = loadSuccessfulCharge(account, paymentIntentId)
  const made = account.refunds.all().find((one) => one.charge === charge.id && one.status !== 'failed')
  if (!made) throw notAllowedError('This payment has no refund that could fail.')
  const refund = account.refunds.put({ ...made, status: 'failed', failure_reason: 'declined' })
  // After a failed refund, Stripe no longer counts the money as refunded: docs.stripe.com/refunds#failed-refunds
  const amount_refunded = charge.amount_refunded - refund.amount
  account.charges.put({ ...charge, amount_refunded, refunded: false })
  addRefundEntry(account, { ...refund, amount: -refund.amount })
  account.tell('refund.updated', refund)
  account.tell('refund.failed', refund)
  return refund
}

/** Load a payment's successful charge. Throws `StripeRefusal` if there is none. */
export function loadSuccessfulCharge(account: StripeAccount, paymentIntentId: string): Charge {
  const charge = findLastCharge(account, account.paymentIntents.load(paymentIntentId, 'payment_intent'))
  if (charge?.status === 'succeeded') return charge
  throw notAllowedError(
    `This PaymentIntent (${paymentIntentId}) does not have a successful charge to refund.`,
  )
}

function amountToRefund(account: StripeAccount, charge: Charge, asked: number | undefined): number {
  const disputes = account.disputes.all().filter((dispute) => dispute.charge === charge.id)
  if (disputes.some(({ is_charge_refundable: isRefundable }) => !isRefundable)) {
    const facts = { code: 'charge_disputed' }
    throw notAllowedError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, facts)
  }
  if (charge.refunded) {
    const facts = { code: 'charge_already_refunded' }
    throw notAllowedError(`Charge ${charge.id} has already been refunded.`, facts)
  }
  const left = charge.amount - charge.amount_refunded
  if (asked === undefined || asked <= left) return asked ?? left
  const whole = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount'
  const [more, most] = [asked, left].map((amount) => formatAmount(amount, charge.currency))
  throw notAllowedError(`Refund amount (${more}) is greater than ${whole} (${most})`, { param: 'amount' })
}
