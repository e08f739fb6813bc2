import { type ChangeDecision } from '@/lib/booking/change-decision'
import { returnsCents } from '@/lib/booking/refund'

/** The cost of a change to the guest, in cents; negative for a refund. */
export function moneyOfChange(decision: ChangeDecision): number {
  if (decision.kind === 'held') return decision.quoted.payCents
  if (decision.kind !== 'applied') return 0
  return 0 - returnsCents(decision.returns)
}
