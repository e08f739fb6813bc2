import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { formatEuros } from '@/lib/language/money'

/** Say what a cancellation refunds, for the operator: `179 € goes back to the card`. */
export function refundLine({
  refund: { cents, withheld },
  returns,
}: {
  readonly refund: {
    /** The amount to refund, in cents; null if nothing was paid. */
    readonly cents: number | null
    readonly withheld?: 'disputed' | 'taken' | 'returned' | null
  }
  readonly returns: readonly PlannedRefund[]
}): string {
  if (withheld === 'disputed') return 'nothing is refunded, because the guest is disputing the payment'
  if (withheld === 'taken') return 'nothing is refunded, because the guest’s bank has taken the payment back'
  if (withheld === 'returned') return 'nothing is refunded, because everything has already been refunded'
  if (cents === null) return 'nothing was paid'
  if (cents === 0) return 'nothing is refunded'
  const { refundCents, byHandCents } = sumRefundEffects(returns)
  const parts = [
    ...(refundCents > 0 ? [`${formatEuros(refundCents)} goes back to the card`] : []),
    ...(byHandCents > 0 ? [`${formatEuros(byHandCents)} is for you to return`] : []),
  ]
  return parts.join(', ')
}
