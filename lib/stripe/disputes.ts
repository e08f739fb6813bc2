import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { PaymentProviderError } from '@/lib/stripe/client'
import { cents, identifier, instant } from '@/lib/stripe/field-schemas'
import { PAGE, readAll } from '@/lib/stripe/read-all'
import { type KnownWord, readWord } from '@/lib/stripe/known-words'

/**
 * What a dispute is for us. `inquiry`: the bank asks, and has taken nothing; `inquiry_closed`: nor will it. `open`: it has
 * taken the money until it decides; `appeal`: it decided against us, and the decision is appealed.
 */
type DisputeState = 'inquiry' | 'inquiry_closed' | 'open' | 'appeal' | 'won' | 'lost'

/** A dispute as Stripe has it. */
export type DisputeFacts = {
  readonly id: string
  /** In cents of a euro. */
  readonly cents: number
  readonly at: Date
  readonly state: DisputeState
  /** Until when evidence is taken; null where none is, or none any more. */
  readonly evidenceDueAt: Date | null
}

/**
 * Stripe's own words, whose list its types close. A dispute that was `prevented` is over before it began: its money is gone
 * or it is not.
 *
 * Source: `status` of https://docs.stripe.com/api/disputes/object
 */
const STATES: Readonly<Record<KnownWord<Stripe.Dispute.Status>, DisputeState | 'prevented'>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'appeal',
  appeal_under_review: 'appeal',
  prevented: 'prevented',
  won: 'won',
  lost: 'lost',
}

const entry = z.object({ amount: z.int(), currency: z.string() })

const dispute = z.object({
  id: identifier,
  amount: cents,
  currency: z.string().default('eur'),
  created: instant,
  status: z.string(),
  balance_transactions: z.array(entry).nullish().catch(null),
  evidence_details: z
    .object({ due_by: z.int().min(0).nullish() })
    .nullish()
    .catch(null),
})

type StripeDispute = z.infer<typeof dispute>

/** Every dispute and inquiry about a payment, oldest first. Throws `PaymentProviderError`. */
export async function listDisputes(paymentIntentId: string): Promise<readonly DisputeFacts[]> {
  const list = { payment_intent: paymentIntentId, limit: PAGE }
  return (await readAll(dispute, (stripe) => stripe.disputes.list(list))).map(factsOf)
}

function factsOf(one: StripeDispute): DisputeFacts {
  const state = stateOf(one)
  const due = one.evidence_details?.due_by ?? 0
  const isAnswered = one.status.endsWith('_under_review')
  const isAsked = (state === 'inquiry' || state === 'open' || state === 'appeal') && !isAnswered
  return {
    id: one.id,
    cents: centsOf(one, state),
    at: one.created,
    state,
    // Stripe says 0 where the bank takes no evidence.
    evidenceDueAt: isAsked && due > 0 ? new Date(due * 1000) : null,
  }
}

function stateOf(one: StripeDispute): DisputeState {
  const state = readWord('dispute.status', one.status, STATES, 'open')
  if (state !== 'prevented') return state
  const takenCents = takenOf(one)
  if (takenCents === null) return 'open'
  return takenCents > 0 ? 'lost' : 'inquiry_closed'
}

/** What it has taken of our balance, in cents; null where Stripe does not say. */
function takenOf({ balance_transactions: entries }: StripeDispute): number | null {
  const euros = entries?.filter(({ currency }) => currency === 'eur')
  return euros ? euros.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0) : null
}

/** A bank counts in its own currency; what counts here is what it took of our balance. An inquiry has taken nothing. */
function centsOf(one: StripeDispute, state: DisputeState): number {
  if (one.currency === 'eur') return one.amount
  const takenCents = takenOf(one) ?? 0
  if (takenCents > 0 || state === 'inquiry' || state === 'inquiry_closed') return takenCents
  throw new PaymentProviderError(`dispute ${one.id} is in ${one.currency}, and in no euros`, null, {})
}
