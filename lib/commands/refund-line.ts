import { formatEuros } from '@/lib/booking/money'
import { type MoneyReturn } from '@/lib/booking/refund'
import { type ToldRefund } from '@/lib/use-cases/changes/told-refund'

/** What becomes of a booking's money, for the operator: `179 € goes back to the card`. */
export function refundLine({
  refund: { cents, withheld },
  returns,
}: {
  readonly refund: ToldRefund
  readonly returns: readonly MoneyReturn[]
}): string {
  if (withheld === 'disputed')
    return 'nothing is refunded, because the guest’s bank has asked for the payment back'
  if (withheld === 'returned') return 'nothing is refunded, because all of it has gone back before'
  if (cents === null) return 'nothing was paid'
  if (cents === 0) return 'nothing is refunded'
  const sum = (wanted: MoneyReturn['by']) =>
    returns.filter(({ by }) => by === wanted).reduce((all, one) => all + one.cents, 0)
  const [byCard, byHand] = [sum('provider'), sum('hand')]
  const parts = [
    ...(byCard > 0 ? [`${formatEuros(byCard)} goes back to the card`] : []),
    ...(byHand > 0 ? [`${formatEuros(byHand)} is for you to return`] : []),
  ]
  return parts.join(', ')
}
