import { type Account } from '@/tools/stripe/account'
import { enterDispute } from '@/tools/stripe/balance'
import { type Dispute, randomId } from '@/tools/stripe/objects'
import { takenCharge } from '@/tools/stripe/refund-payment'
import { notAllowed } from '@/tools/stripe/refusal'

/** The guest's bank takes a payment back. Throws `StripeRefusal` when nothing was taken. */
export function openDispute(account: Account, paymentIntentId: string): Dispute {
  const charge = takenCharge(account, paymentIntentId)
  // A bank has nothing to take back of what has gone back, or what it has taken.
  const has = account.disputes.all().some((one) => one.charge === charge.id && one.status !== 'won')
  if (has || charge.amount === charge.amount_refunded) throw notAllowed('This payment cannot be disputed.')
  const dispute = account.disputes.put({
    id: randomId('du_1'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    livemode: false,
    payment_intent: paymentIntentId,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  account.charges.put({ ...charge, disputed: true })
  enterDispute(account, dispute, false)
  account.tell('charge.dispute.created', dispute)
  return dispute
}

/** The bank decides about the newest dispute of a payment. Throws when there is none. */
export function closeDispute(account: Account, paymentIntentId: string, status: 'won' | 'lost'): Dispute {
  const open = account.disputes.all().find((dispute) => dispute.payment_intent === paymentIntentId)
  if (open?.status !== 'needs_response') throw new Error(`payment ${paymentIntentId} is not disputed`)
  const closed = account.disputes.put({ ...open, status })
  if (status === 'won') enterDispute(account, closed, true)
  account.tell('charge.dispute.closed', closed)
  return closed
}
