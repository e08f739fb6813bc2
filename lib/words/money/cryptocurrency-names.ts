import { type CryptoType } from '@/lib/booking/booking'

type Names = {
  /** The cryptocurrency's name in the list that guests choose from. */
  readonly choice: string
  /** The cryptocurrency's name in e-mails. */
  readonly name: string
  /** The unit shown after an amount of coins. */
  readonly unit: string
}

/** Our names for each cryptocurrency; those of `other` are English. */
export const CRYPTOCURRENCY_NAMES: Readonly<Record<CryptoType, Names>> = {
  bitcoin: { choice: 'Bitcoin (BTC)', name: 'Bitcoin', unit: 'BTC' },
  ethereum: { choice: 'Ethereum (ETH)', name: 'Ethereum', unit: 'ETH' },
  usdc: { choice: 'USD Coin (USDC)', name: 'USDC', unit: 'USDC' },
  usdt: { choice: 'Tether (USDT)', name: 'USDT', unit: 'USDT' },
  other: { choice: 'Other', name: 'Other cryptocurrency', unit: 'coins' },
}
