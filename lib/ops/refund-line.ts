import { formatEuros } from '@/lib/booking/money'

/** What becomes of a booking's money, for the operator: `179 € goes back to the card`. */
export function refundLine({
  refundCents,
  byCard,
}: {
  readonly refundCents: number | null
  readonly byCard: boolean
}): string {
  if (refundCents === null) return 'nothing was paid'
  if (refundCents === 0) return 'nothing is refunded'
  return `${formatEuros(refundCents)} ${byCard ? 'goes back to the card' : 'is for you to return'}`
}
