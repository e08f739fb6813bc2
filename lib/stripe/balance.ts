import 'server-only'
import { z } from 'zod'
import { identifierSchema, instantSchema } from '@/lib/stripe/field-schemas'
import { callStripe, PaymentProviderError } from '@/lib/stripe/client'
import { STRIPE_PAGE_SIZE, readStripeList } from '@/lib/stripe/read-stripe-list'

/** Our names for Stripe's reporting categories that we handle. */
const KINDS = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_bounced',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
  payout: 'payout',
  payout_reversal: 'payout',
} as const

/** An entry of Stripe's balance. Amounts in cents, negative for money out. */
export type BalanceEntry = {
  readonly id: string
  readonly at: Date
  /** Our name for the kind of entry, or Stripe's own for a category that we do not handle, such as `fee`. */
  readonly kind: string
  readonly cents: number
  readonly feeCents: number
  readonly netCents: number
  /** The id of the charge, refund, dispute or payout; null if there is none. */
  readonly sourceId: string | null
  readonly paymentIntentId: string | null
}

export type Payout = { readonly id: string; readonly at: Date; readonly cents: number }

type Period = { readonly from: Date; readonly until: Date }

const source = z.union([
  identifierSchema.transform((id) => ({ id, payment_intent: null })),
  z.object({ id: identifierSchema, payment_intent: identifierSchema.nullish().catch(null) }),
])

const entry = z
  .object({
    id: identifierSchema,
    created: instantSchema,
    reporting_category: z.string(),
    amount: z.int(),
    fee: z.int(),
    net: z.int(),
    currency: z.literal('eur'),
    source: source.nullish(),
  })
  .transform(({ id, created: at, reporting_category: category, amount, fee, net, source: about }) => ({
    id,
    at,
    kind: Object.entries(KINDS).find(([name]) => name === category)?.[1] ?? category,
    cents: amount,
    feeCents: fee,
    netCents: net,
    sourceId: about?.id ?? null,
    paymentIntentId: about?.payment_intent ?? null,
  }))

const payout = z
  .object({
    id: identifierSchema,
    created: instantSchema,
    amount: z.int(),
    currency: z.literal('eur'),
  })
  .transform(({ id, created: at, amount: cents }) => ({ id, at, cents }))

const money = z.array(z.object({ amount: z.int(), currency: z.string() }))
const balance = z.object({ available: money, pending: money })

/**
 * The entries of Stripe's balance, oldest first. Throws `PaymentProviderError`, also for a currency other than ours.
 *
 * Source: https://docs.stripe.com/api/balance_transactions/list
 */
export async function listBalanceEntries({ from, until }: Period): Promise<readonly BalanceEntry[]> {
  const params = { created: bounds(from, until), expand: ['data.source'] }
  return readStripeList(entry, (stripe) =>
    stripe.balanceTransactions.list({ ...params, limit: STRIPE_PAGE_SIZE }),
  )
}

/** The ids of the balance entries that a payout consists of; empty if Stripe cannot say, as for a manual payout. */
export async function listPayoutEntryIds(payoutId: string): Promise<readonly string[]> {
  try {
    const paid = await readStripeList(z.object({ id: identifierSchema }), (stripe) =>
      stripe.balanceTransactions.list({ payout: payoutId, limit: STRIPE_PAGE_SIZE }),
    )
    return paid.map(({ id }) => id)
  } catch (error) {
    if (error instanceof PaymentProviderError && error.isRefusal) return []
    throw error
  }
}

/**
 * The payouts to our bank, oldest first; when one does not arrive, its return is listed as a separate entry. Throws
 * `PaymentProviderError`.
 */
export async function listPayouts({ from, until }: Period): Promise<readonly Payout[]> {
  const params = { created: bounds(from, until), limit: STRIPE_PAGE_SIZE }
  return readStripeList(payout, (stripe) => stripe.payouts.list(params))
}

/** Stripe's current balance in cents: available plus pending. Throws `PaymentProviderError`. */
export async function retrieveBalanceCents(): Promise<number> {
  const parsed = balance.safeParse(await callStripe((stripe) => stripe.balance.retrieve()))
  if (!parsed.success)
    throw new PaymentProviderError('Stripe answered without a balance', null, { cause: parsed.error })
  return [...parsed.data.available, ...parsed.data.pending]
    .filter(({ currency }) => currency === 'eur')
    .reduce((sum, { amount }) => sum + amount, 0)
}

function bounds(from: Date, until: Date) {
  return { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) }
}
