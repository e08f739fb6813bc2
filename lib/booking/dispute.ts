import { dueAfterRefundsCents, type Ledger, type MoneyMovement, unaskedCents } from '@/lib/booking/ledger'
import { type WriteOff, writeOff, type PricedBooking } from '@/lib/booking/write-off'
import { type MoneyReturn, splitRefund } from '@/lib/booking/refund'

/** What the end of a dispute means for a booking. */
export type DisputeEnd = WriteOff & {
  /** The row that says that the money is ours again. */
  readonly movements: readonly MoneyMovement[]
  /** What has waited for the bank, and goes back now. */
  readonly returns: readonly MoneyReturn[]
}

/**
 * Decide what a bank's decision about a payment means. Won: the money is ours again, and what a cancellation in time had
 * to leave with the bank goes back now. Lost: what is missing is written off; a booking that has ended keeps less.
 *
 * @param booking.ledger   as it was before, with the dispute's row and the payment among the disputed
 * @param dispute.cents    what the bank had taken of it, a part perhaps
 *
 * Rule: disputed-payment (docs/rules.md)
 */
export function decideDisputeEnd(
  booking: PricedBooking & { readonly ledger: Ledger },
  dispute: { readonly paymentId: string; readonly cents: number; readonly outcome: 'won' | 'lost' },
): DisputeEnd {
  const { paymentId, cents, outcome } = dispute
  const movements: readonly MoneyMovement[] =
    outcome === 'won' ? [{ kind: 'dispute_won', paymentId, cents }] : []
  const ledger: Ledger = {
    ...booking.ledger,
    movements: [...booking.ledger.movements, ...movements],
    disputed: booking.ledger.disputed.filter((id) => id !== paymentId),
  }
  const missingCents =
    outcome === 'lost' ? Math.min(cents, Math.max(0, dueAfterRefundsCents(booking.totalCents, ledger))) : 0
  return {
    movements,
    returns: splitRefund(ledger, unaskedCents(booking.totalCents, ledger)),
    ...writeOff(booking, missingCents, 'dispute_lost'),
  }
}
