import { type PlannedRefund } from '@/lib/booking/money/refund'

/** Say how a guest gets a refund that is about to be made. Rule: refund-order (docs/rules.md) */
export function refundWayNote(returns: readonly Pick<PlannedRefund, 'by'>[]): string {
  return returns.some(({ by }) => by === 'hand')
    ? 'We return it by hand, and write to you about how.'
    : 'It goes back to the card or account that you paid with.'
}
