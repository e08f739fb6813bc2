import {
  dueAfterRefundsCents,
  type Ledger,
  type MoneyMovement,
  unrequestedRefundCents,
} from '@/lib/booking/ledger'
import { type WriteOff, writeOff, type PricedBooking } from '@/lib/booking/money/write-off'
import { type PlannedRefund, splitRefund } from '@/lib/booking/money/refund'

/** What the end of a dispute means for a booking. */
export type DisputeSettlement = WriteOff & {
  /** The ledger row that returns the money to us, if we won. */
  readonly movements: readonly MoneyMovement[]
  /** Refunds that were waiting for the bank's decision and are now due. */
  readonly returns: readonly PlannedRefund[]
}

/**
 * Decide what follows from a bank's decision on a disputed payment. If we won, the money is ours again, and any refund
 * that had to wait is made now. If we lost, the amount is written off; for a booking that has ended, this lowers the
 * amount we keep.
 *
 * @param booking.ledger   the ledger before the decision, with the dispute's row and with the payment in `disputed`
 * @param dispute.cents    the amount that the bank had taken, possibly only part of the payment
 *
 * Rule: disputed-payment (docs/rules.md)
 */
export function settleClosedDispute(
  booking: PricedBooking & { readonly ledger: Ledger },
  dispute: { readonly paymentId: string; readonly cents: number; readonly outcome: 'won' | 'lost' },
): DisputeSettlement {
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
    returns: splitRefund(ledger, unrequestedRefundCents(booking.totalCents, ledger)),
    ...writeOff(booking, missingCents, 'dispute_lost'),
  }
}
