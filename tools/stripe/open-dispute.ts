import type Stripe from 'stripe'
import { type Account } from '@/tools/stripe/account'
import { randomId } from '@/tools/stripe/random-id'

const ANSWER_SECONDS = 7 * 24 * 60 * 60

/** The guest's bank takes a charge back. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const now = account.clock.now()
  const dispute = account.disputes.put({
    id: randomId('du_1'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  account.charges.put({ ...charge, disputed: true })
  account.tell('charge.dispute.created', dispute)
  return dispute
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The bank decides about the newest dispute of a charge. */
export function closeDispute(
  account: Account,
  charge: Stripe.Charge,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const open = account.disputes.all().find((dispute) => dispute.charge === charge.id)
  if (!open) throw new Error(`charge ${charge.id} is not disputed`)
  const closed = account.disputes.put({ ...open, status })
  account.tell('charge.dispute.closed', closed)
  return closed
}
