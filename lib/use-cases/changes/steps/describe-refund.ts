import 'server-only'
import { chargebackCents, type Ledger, paidCents, sumRefundedCents } from '@/lib/booking/ledger'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { type BookingFactsInput } from '@/lib/use-cases/outbox/steps/booking-facts'

/** The refund for a booking that has ended, as stated in e-mails and to the operator. Amounts in cents. */
export type RefundDescription = Pick<
  NonNullable<BookingFactsInput['refund']>,
  'cents' | 'returnedCents' | 'withheld' | 'paid'
>

/**
 * Work out the refund for a booking that has ended.
 *
 * @param ledger  the booking's ledger before it ended
 */
export function describeRefund(
  ledger: Ledger,
  {
    after,
    returns,
  }: { readonly after: { readonly totalCents: number }; readonly returns: readonly PlannedRefund[] },
): RefundDescription {
  // No payment has arrived, but there may be a pending bank debit that we will keep. Rule: debit-under-way
  // (docs/rules.md)
  if (paidCents(ledger.movements) === 0) return { cents: after.totalCents > 0 ? 0 : null }
  const cents = totalRefundCents(returns)
  const isDisputed = ledger.disputed.length > 0
  const isTaken = chargebackCents(ledger.movements) > 0
  // A cancellation fee is not a refund that is withheld.
  const isOwed = cents === 0 && after.totalCents === 0
  const withheld = isOwed ? (isDisputed ? 'disputed' : isTaken ? 'taken' : 'returned') : null
  const refundedCents = sumRefundedCents(ledger.movements)
  const paid = { cents: paidCents(ledger.movements), refundedCents }
  return { cents, withheld, returnedCents: isDisputed ? 0 : refundedCents, paid }
}
