import { type GuestPage } from '@/lib/contract/guest-page'
import { waysBack } from '@/lib/emails/parts/refund-text'

/** Whether staff must send the refund: only Stripe refunds automatically. Rule: refund-order (docs/rules.md) */
export function isRefundedManually(facts: GuestPage['facts']): boolean {
  const [byHand] = waysBack(facts)
  return byHand !== null
}
