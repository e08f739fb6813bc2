import {
  type StripeBalanceEntry,
  type AccountsMovement,
  type AmountComparison,
  signedCents,
  sumCents,
} from '@/lib/booking/money/accounts-month'

/** Our balance at Stripe at the start and end of a month, and the changes in between. Amounts in cents. */
type BalanceMonth = {
  /** Stripe's closing balance for the month before; null if that month was never closed. */
  readonly carriedCents: number | null
  /** The closing balance recorded for this month on an earlier run; null if there is none. */
  readonly closedCents: number | null
  /** The closing balance that Stripe reports now. */
  readonly heldCents: number
  /** The month's ledger rows and Stripe's entries. */
  readonly movements: readonly AccountsMovement[]
  readonly entries: readonly StripeBalanceEntry[]
  /** Payouts sent to our bank in the month, whether or not they have arrived. */
  readonly payoutCents: number
}

/**
 * Compare our own calculation of the month's closing balance with Stripe's. Ours starts with the previous closing
 * balance, adds the ledger's rows and subtracts Stripe's fees and payouts, so anything missing on one side shows up. A
 * payout that our bank rejects is added back in the month in which it fails.
 *
 * Rule: accounts-month (docs/rules.md)
 */
export function compareMonthBalance(month: BalanceMonth): readonly AmountComparison[] {
  const { carriedCents, closedCents, heldCents, entries } = month
  const openedCents = heldCents - sumCents(entries.map(({ netCents }) => netCents))
  const carried = { what: 'closing balance of the month before and opening balance', theirs: openedCents }
  const closed = { what: 'closing balance as it was closed before and now', theirs: heldCents }
  const moved = 'opening balance with ledger and fees and payouts against closing balance'
  return [
    ...(carriedCents === null ? [] : [{ ...carried, ours: carriedCents }]),
    { what: moved, ours: (carriedCents ?? openedCents) + movedCents(month), theirs: heldCents },
    ...(closedCents === null ? [] : [{ ...closed, ours: closedCents }]),
  ]
}

function movedCents({ movements, entries, payoutCents }: BalanceMonth): number {
  const atStripe = movements.filter(
    ({ paymentIntentId, providerId }) => paymentIntentId !== null && providerId !== null,
  )
  const fees = sumCents(entries.map(({ feeCents }) => feeCents))
  const cameBack = sumCents(entries.map(({ kind, cents }) => (kind === 'payout' ? Math.max(0, cents) : 0)))
  const others = sumCents(entries.map(({ kind, cents }) => (IN_LEDGER.includes(kind) ? 0 : cents)))
  return sumCents(atStripe.map(signedCents)) + others - fees - payoutCents + cameBack
}

/**
 * Entry types that also have a row in our ledger, and payouts. We learn of all others, such as Stripe's own fees, only
 * from Stripe.
 */
const IN_LEDGER = ['charge', 'refund', 'refund_bounced', 'dispute', 'dispute_won', 'payout']
