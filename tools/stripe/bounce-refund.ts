import type Stripe from 'stripe'
import { type Account } from '@/tools/stripe/account'
import { notAllowed } from '@/tools/stripe/refusal'

/** The guest's bank does not take the newest refund of a charge. Throws `StripeRefusal` when there is none. */
export function bounceRefund(account: Account, charge: Stripe.Charge): Stripe.Refund {
  const made = account.refunds.all().find((one) => one.charge === charge.id && one.status === 'succeeded')
  if (!made) throw notAllowed('This session has no refund that could fail.')
  const refund = account.refunds.put({ ...made, status: 'failed', failure_reason: 'declined' })
  // Stripe counts the money as not returned again: docs.stripe.com/refunds#failed-refunds
  const amount_refunded = charge.amount_refunded - refund.amount
  account.charges.put({ ...charge, amount_refunded, refunded: false })
  account.tell('refund.updated', refund)
  account.tell('refund.failed', refund)
  return refund
}
