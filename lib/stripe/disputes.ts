import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { PaymentProviderError } from '@/lib/stripe/client'
import { centsSchema, identifierSchema, instantSchema } from '@/lib/stripe/field-schemas'
import { STRIPE_PAGE_SIZE, readStripeList } from '@/lib/stripe/read-stripe-list'
import { type KnownStripeValue, readStripeValue } from '@/lib/stripe/known-values'

/**
 * Our names for a dispute's states. `inquiry`: the bank has asked about the payment but taken nothing;
 * `inquiry_closed`: it will not take anything. `open`: it has taken the money and not decided yet; `appeal`: it decided
 * against us, and we have appealed.
 */
type DisputeState = 'inquiry' | 'inquiry_closed' | 'open' | 'appeal' | 'won' | 'lost'

export type DisputeFacts = {
  readonly id: string
  /** Amount of the dispute, in euro cents. */
  readonly cents: number
  /** When the bank took the money, for an inquiry possibly weeks later; until then, when the dispute was opened. */
  readonly at: Date
  readonly state: DisputeState
  /** The deadline for evidence; null if the bank accepts none, or no longer does. */
  readonly evidenceDueAt: Date | null
}

/**
 * Stripe's own statuses; its types list them all. A `prevented` dispute ended before it began: the money is either gone
 * or was never taken.
 *
 * Source: `status` of https://docs.stripe.com/api/disputes/object
 */
const STATES: Readonly<Record<KnownStripeValue<Stripe.Dispute.Status>, DisputeState | 'prevented'>> = {
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

const entry = z.object({
  amount: z.int(),
  currency: z.string(),
  created: instantSchema.optional().catch(undefined),
})

const dispute = z.object({
  id: identifierSchema,
  amount: centsSchema,
  currency: z.string().default('eur'),
  created: instantSchema,
  status: z.string(),
  balance_transactions: z.array(entry).nullish().catch(null),
  evidence_details: z
    .object({ due_by: z.int().min(0).nullish() })
    .nullish()
    .catch(null),
})

type StripeDispute = z.infer<typeof dispute>

/** List all disputes and inquiries about a payment, oldest first. Throws `PaymentProviderError`. */
export async function listDisputes(paymentIntentId: string): Promise<readonly DisputeFacts[]> {
  const list = { payment_intent: paymentIntentId, limit: STRIPE_PAGE_SIZE }
  return (await readStripeList(dispute, (stripe) => stripe.disputes.list(list))).map(factsOf)
}

function factsOf(one: StripeDispute): DisputeFacts {
  const state = stateOf(one)
  const due = one.evidence_details?.due_by ?? 0
  const isAnswered = one.status.endsWith('_under_review')
  const isAsked = (state === 'inquiry' || state === 'open' || state === 'appeal') && !isAnswered
  return {
    id: one.id,
    cents: centsOf(one, state),
    at: takenAt(one) ?? one.created,
    state,
    // Stripe sends 0 if the bank accepts no evidence.
    evidenceDueAt: isAsked && due > 0 ? new Date(due * 1000) : null,
  }
}

function stateOf(one: StripeDispute): DisputeState {
  const state = readStripeValue('dispute.status', one.status, STATES, 'open')
  if (state !== 'prevented') return state
  const takenCents = sumTakenCents(one)
  if (takenCents === null) return 'open'
  return takenCents > 0 ? 'lost' : 'inquiry_closed'
}

/** The amount taken from our balance, in cents; null if Stripe does not say. */
function sumTakenCents({ balance_transactions: entries }: StripeDispute): number | null {
  const euros = entries?.filter(({ currency }) => currency === 'eur')
  return euros ? euros.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0) : null
}

function takenAt({ balance_transactions: entries }: StripeDispute): Date | undefined {
  return entries?.find(({ amount }) => amount < 0)?.created
}

/** Banks use their own currency; what counts is the amount taken from our balance. An inquiry takes nothing. */
function centsOf(one: StripeDispute, state: DisputeState): number {
  if (one.currency === 'eur') return one.amount
  const takenCents = sumTakenCents(one) ?? 0
  if (takenCents > 0 || state === 'inquiry' || state === 'inquiry_closed') return takenCents
  throw new PaymentProviderError(`dispute ${one.id} is in ${one.currency}, and in no euros`, null, {})
}
