import { type StripeAccount } from '@/tools/stripe/account'
import { addDisputeEntry } from '@/tools/stripe/balance'
import { type Dispute, randomStripeId } from '@/tools/stripe/objects'
import { loadSuccessfulCharge } from '@/tools/stripe/refund-payment'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

/** What happens next to a payment's newest dispute. */
export type DisputeStep = 'escalated' | 'closed' | 'appealed' | 'won' | 'lost'

const EVIDENCE_SECONDS = 7 * 24 * 60 * 60

/**
 * Open a dispute: the guest's bank takes a payment back, or only enquires about it, even if it was refunded. A disputed
 * bank debit is lost immediately. Throws `StripeRefusal` if nothing was charged, or if a dispute is already open.
 */
export function openDispute(
  account: StripeAccount,
  paymentIntentId: string,
  { isInquiry = false }: { readonly isInquiry?: boolean } = {},
): Dispute {
  const charge = loadSuccessfulCharge(account, paymentIntentId)
  if (account.disputes.all().some((one) => one.charge === charge.id && !isOver(one)))
    throw notAllowedError('This payment cannot be disputed.')
  const left = charge.amount - charge.amount_refunded
  const dispute = account.disputes.put({
    id: randomStripeId('du_1'),
    object: 'dispute',
    amount: left > 0 ? left : charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    evidence_details: {
      due_by: account.now() + EVIDENCE_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Dispute['evidence_details'],
    is_charge_refundable: true,
    livemode: false,
    payment_intent: paymentIntentId,
    reason: 'fraudulent',
    status: 'warning_needs_response',
  })
  if (isInquiry) {
    account.tell('charge.dispute.created', dispute)
    return dispute
  }
  const opened = withdraw(account, { ...dispute, status: 'needs_response' })
  account.tell('charge.dispute.created', opened)
  account.tell('charge.dispute.funds_withdrawn', opened)
  const isDebit = charge.payment_method_details.type === 'sepa_debit'
  return isDebit ? decideDispute(account, paymentIntentId, 'lost') : opened
}

/**
 * Escalate or close an inquiry, appeal a lost dispute, or decide an open one. Throws if the newest dispute does not
 * allow it.
 */
export function advanceDispute(account: StripeAccount, paymentIntentId: string, step: DisputeStep): Dispute {
  if (step === 'won' || step === 'lost') return decideDispute(account, paymentIntentId, step)
  const found = newest(account, paymentIntentId)
  const isInquiry = found?.status === 'warning_needs_response'
  if (!found || (step === 'appealed' ? found.status !== 'lost' : !isInquiry))
    throw notAllowedError('This payment has no dispute that could become so.')
  if (step === 'closed') {
    const closed = account.disputes.put({ ...found, status: 'warning_closed' })
    account.tell('charge.dispute.closed', closed)
    return closed
  }
  const status = step === 'escalated' ? 'needs_response' : 'appeal_under_review'
  const moved = step === 'escalated' ? withdraw(account, { ...found, status }) : { ...found, status }
  account.disputes.put(moved)
  account.tell('charge.dispute.updated', moved)
  if (step === 'escalated') account.tell('charge.dispute.funds_withdrawn', moved)
  return moved
}

/** Decide a payment's newest dispute. Throws if there is none to decide. */
export function decideDispute(
  account: StripeAccount,
  paymentIntentId: string,
  status: 'won' | 'lost',
): Dispute {
  const open = newest(account, paymentIntentId)
  if (open?.status !== 'needs_response' && open?.status !== 'appeal_under_review')
    throw new Error(`payment ${paymentIntentId} is not disputed`)
  const closed = account.disputes.put({ ...open, status, is_charge_refundable: status === 'won' })
  if (status === 'won') {
    addDisputeEntry(account, closed, true)
    account.tell('charge.dispute.funds_reinstated', closed)
  }
  account.tell('charge.dispute.closed', closed)
  return closed
}

function newest(account: StripeAccount, paymentIntentId: string): Dispute | undefined {
  return account.disputes.all().find((dispute) => dispute.payment_intent === paymentIntentId)
}

/** Withdraw the disputed money from the account. */
function withdraw(account: StripeAccount, dispute: Dispute): Dispute {
  const { id, amount, currency } = dispute
  account.charges.put({ ...account.charges.load(dispute.charge, 'charge'), disputed: true })
  addDisputeEntry(account, dispute, false)
  const balance_transactions = [
    { id: randomStripeId('txn_1'), amount: -amount, created: account.now(), currency },
  ]
  return account.disputes.put({ ...dispute, id, balance_transactions, is_charge_refundable: false })
}

function isOver({ status }: Dispute): boolean {
  return status === 'won' || status === 'warning_closed'
}
