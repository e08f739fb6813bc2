import { type Cancelled } from '@/lib/booking/cancellation'
import { formatEuros } from '@/lib/booking/money'

/** What becomes of a booking's money, for the operator: `179 € goes back to the card`. */
export function refundLine({
  refundCents,
  withheld,
  byCard,
}: Pick<Cancelled, 'refundCents' | 'withheld'> & { readonly byCard: boolean }): string {
  if (withheld === 'disputed')
    return 'nothing is refunded, because the guest’s bank has asked for the payment back'
  if (withheld === 'returned') return 'nothing is refunded, because all of it has gone back before'
  if (refundCents === null) return 'nothing was paid'
  if (refundCents === 0) return 'nothing is refunded'
  return `${formatEuros(refundCents)} ${byCard ? 'goes back to the card' : 'is for you to return'}`
}
