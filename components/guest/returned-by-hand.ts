import { type GuestPage } from '@/lib/contract/guest-page'
import { waysBack } from '@/lib/emails/parts/refund-text'

/** Coins, cash and transfers do not go back by themselves: a person sends them. Rule: refund-order (docs/rules.md) */
export function isReturnedByHand(facts: GuestPage['facts']): boolean {
  const [byHand] = waysBack(facts)
  return byHand !== null
}
