import { type Account } from '@/tools/stripe/account'
import { type Dispute, randomId } from '@/tools/stripe/objects'
import { takenCharge } from '@/tools/stripe/refund-payment'

/** The guest's bank takes a payment back. Throws `StripeRefusal` when nothing was taken. */
export function openDispute(account: Account, paymentIntentId: string): Dispute {
  const charge = takenCharge(account, paymentIntentId)
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
  account.tell('charge.dispute.created', dispute)
  return dispute
}
