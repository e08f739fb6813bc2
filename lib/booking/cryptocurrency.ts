import { type CryptoType } from '@/lib/booking/booking'

type Names = {
  /** In the list that a guest chooses from. */
  readonly choice: string
  /** In e-mails. */
  readonly name: string
}

/** What the cryptocurrencies are called. */
export const CRYPTOCURRENCIES: Readonly<Record<CryptoType, Names>> = {
  bitcoin: { choice: 'Bitcoin (BTC)', name: 'Bitcoin' },
  ethereum: { choice: 'Ethereum (ETH)', name: 'Ethereum' },
  usdc: { choice: 'USD Coin (USDC)', name: 'USDC' },
  usdt: { choice: 'Tether (USDT)', name: 'USDT' },
  other: { choice: 'Other', name: 'Other cryptocurrency' },
}

/** The heading of a payment on the confirmation page: the cryptocurrency in capitals. */
export function cryptoHeading(cryptoType: string): string {
  return cryptoType.toUpperCase() || 'Cryptocurrency'
}
