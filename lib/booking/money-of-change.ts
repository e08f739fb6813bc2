import { type ChangeDecision } from '@/lib/booking/change-decision'
import { returnsCents } from '@/lib/booking/refund'

/** What a change costs the guest in cents; below 0 it is what goes back. */
export function moneyOfChange(decision: ChangeDecision): number {
  if (decision.kind === 'held') return decision.quoted.payCents
  if (decision.kind !== 'applied') return 0
  return 0 - returnsCents(decision.returns)
}
