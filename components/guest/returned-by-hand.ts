import { type GuestPage } from '@/lib/contract/guest-page'

/** Coins, cash and transfers do not go back by themselves: a person sends them. Rule: refund-order (docs/rules.md) */
export function isReturnedByHand({ paymentMethod, paidOtherwise }: GuestPage['facts']): boolean {
  return paymentMethod === 'crypto' || paidOtherwise !== null
}
