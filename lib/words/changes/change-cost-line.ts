import { type BookingState } from '@/lib/booking/booking'
import { type AppliedChange } from '@/lib/booking/changes/change-decision'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { formatEuros } from '@/lib/language/money'

/** The operator's text for everything that drops a change the guest has not paid for. */
export const DROPPED_CHANGE_LINE = 'The change that was waiting for payment is dropped.'

/** Say what a change costs or refunds, for the operator: `179 € goes back to the card.` */
export function changeCostLine(
  { returns, corrections }: Pick<AppliedChange, 'returns' | 'corrections'>,
  { state }: { readonly state: BookingState },
): string {
  const { refundCents, byHandCents } = sumRefundEffects(returns)
  const ours = corrections
    .filter(({ reason }) => reason === 'waived' || reason === 'below_minimum')
    .reduce((cents, one) => cents - one.cents, 0)
  const lines = [
    ...(refundCents > 0 ? [`${formatEuros(refundCents)} goes back to the card`] : []),
    ...(byHandCents > 0 ? [`${formatEuros(byHandCents)} is for you to return`] : []),
    ...(ours > 0 ? [`${formatEuros(ours)} more is not charged`] : []),
  ]
  if (lines.length > 0) return `${lines.join(', ')}.`
  return state === 'confirmed' ? 'Nothing is charged or refunded.' : 'Nothing has been paid yet.'
}
