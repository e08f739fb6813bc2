import { type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { totalRefundCents } from '@/lib/booking/money/refund'

/** The cost of a change to the guest, in cents; negative for a refund. */
export function changeCostCents(decision: ChangeDecision): number {
  if (decision.kind === 'held') return decision.quoted.payCents
  if (decision.kind !== 'applied') return 0
  return 0 - totalRefundCents(decision.returns)
}
