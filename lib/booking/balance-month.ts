import {
  type AccountsEntry,
  type AccountsMovement,
  type Comparison,
  signedCents,
  sumOf,
} from '@/lib/booking/accounts-month'

/** What Stripe held at the ends of a month, and what the month did to it. Amounts in cents. */
type BalanceMonth = {
  /** As the month before was closed; null where it never was. */
  readonly carriedCents: number | null
  /** As this month was closed before; null where it never was. */
  readonly closedCents: number | null
  /** What Stripe says that it held at its end. */
  readonly heldCents: number
  /** Ours and Stripe's, of the month. */
  readonly movements: readonly AccountsMovement[]
  readonly entries: readonly AccountsEntry[]
  /** What was sent to our bank in the month, whether it arrived or not. */
  readonly payoutCents: number
}

/**
 * The balance of a month by our own rows: it opens with what the month before was closed with, goes on by what the ledger
 * says, less Stripe's fees and payouts, and comes to what Stripe held. So what is missing on one side shows. A payout that
 * our bank did not take comes back in the month in which it fails.
 *
 * Rule: accounts-month (docs/rules.md)
 */
export function compareBalance(month: BalanceMonth): readonly Comparison[] {
  const { carriedCents, closedCents, heldCents, entries } = month
  const openedCents = heldCents - sumOf(entries.map(({ netCents }) => netCents))
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
  const fees = sumOf(entries.map(({ feeCents }) => feeCents))
  const cameBack = sumOf(entries.map(({ kind, cents }) => (kind === 'payout' ? Math.max(0, cents) : 0)))
  const others = sumOf(entries.map(({ kind, cents }) => (IN_LEDGER.includes(kind) ? 0 : cents)))
  return sumOf(atStripe.map(signedCents)) + others - fees - payoutCents + cameBack
}

/** Entries that are rows of ours, or payouts; any other, such as a fee of its own, has Stripe's word alone. */
const IN_LEDGER = ['charge', 'refund', 'refund_bounced', 'dispute', 'dispute_won', 'payout']
