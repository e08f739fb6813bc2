import { type CryptoType } from '@/lib/booking/booking'
import { networksOf } from '@/lib/booking/crypto-address'

/** Where coins reach the operator. */
export type Wallet = { readonly network: string; readonly address: string }

/** Addresses whose letters may be of either case. */
const ANY_CASE = /^(?:0x|bc1)/i

/** The wallets that a coin can be sent to; of another cryptocurrency nothing is known, so it is all of them. */
export function walletsFor(coin: CryptoType, wallets: readonly Wallet[]): readonly Wallet[] {
  const networks = networksOf(coin)
  return networks ? wallets.filter(({ network }) => networks.includes(network)) : wallets
}

/** Whether an address on a network is one of the operator's. Rule: wallets (docs/rules.md) */
export function isOwnWallet({ network, address }: Wallet, wallets: readonly Wallet[]): boolean {
  return wallets.some((own) => own.network === network && sameAddress(own.address, address))
}

function sameAddress(one: string, other: string): boolean {
  if (!ANY_CASE.test(one)) return one === other
  return one.toLowerCase() === other.toLowerCase()
}
