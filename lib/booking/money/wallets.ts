import { type CryptoType } from '@/lib/booking/booking'
import { networksForCoin } from '@/lib/booking/money/crypto-address'

/** One of the operator's wallet addresses, and its network. */
export type Wallet = { readonly network: string; readonly address: string }

/** Matches wallet addresses that are not case-sensitive. */
const ANY_CASE = /^(?:0x|bc1)/i

/** The wallets to which a coin can be sent; all of them if the cryptocurrency is unknown. */
export function walletsForCoin(coin: CryptoType, wallets: readonly Wallet[]): readonly Wallet[] {
  const networks = networksForCoin(coin)
  return networks ? wallets.filter(({ network }) => networks.includes(network)) : wallets
}

/** Whether this is one of the operator's own wallets. Rule: wallets (docs/rules.md) */
export function isOwnWallet({ network, address }: Wallet, wallets: readonly Wallet[]): boolean {
  return wallets.some((own) => own.network === network && sameAddress(own.address, address))
}

function sameAddress(one: string, other: string): boolean {
  if (!ANY_CASE.test(one)) return one === other
  return one.toLowerCase() === other.toLowerCase()
}
