import { type PlannedRefund } from '@/lib/booking/money/refund'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Say how a guest gets a refund that is about to be made. Rule: refund-order (docs/rules.md) */
export function refundWayNote(
  returns: readonly Pick<PlannedRefund, 'by'>[],
  language: Language = 'en',
): string {
  return words('money', language)(returns.some(({ by }) => by === 'hand') ? 'refundByHand' : 'refundToCard')
}
