import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'
import { formatRate } from '@/lib/language/money'

const OTHER_UNIT = 'coins'

type Names = {
  /** The cryptocurrency's name in the list that guests choose from. */
  readonly choice: string
  /** The cryptocurrency's name in e-mails. */
  readonly name: string
  /** The unit shown after an amount of coins. */
  readonly unit: string
}

/** Our names for each cryptocurrency. */
export const CRYPTOCURRENCY_NAMES: Readonly<Record<CryptoType, Names>> = {
  bitcoin: { choice: 'Bitcoin (BTC)', name: 'Bitcoin', unit: 'BTC' },
  ethereum: { choice: 'Ethereum (ETH)', name: 'Ethereum', unit: 'ETH' },
  usdc: { choice: 'USD Coin (USDC)', name: 'USDC', unit: 'USDC' },
  usdt: { choice: 'Tether (USDT)', name: 'USDT', unit: 'USDT' },
  other: { choice: 'Other', name: 'Other cryptocurrency', unit: OTHER_UNIT },
}

/** Format an amount of coins: `0.002 BTC`; for any other cryptocurrency `0.002 coins`. */
export function formatCoins(coins: string, cryptoType: string | null): string {
  return `${coins} ${coinSymbol(cryptoType)}`
}

/** Format an exchange rate: `1 BTC = 89,500 €` */
export function exchangeRateText(rate: string, cryptoType: string | null): string {
  const unit = coinSymbol(cryptoType)
  return `1 ${unit === OTHER_UNIT ? 'coin' : unit} = ${formatRate(rate)}`
}

/** Name a cryptocurrency within a sentence: `in Bitcoin`, `in cryptocurrency`. */
export function inCryptocurrencyText(cryptoType: string | null): string {
  const named = CRYPTO_TYPES.find((type) => type === cryptoType && type !== 'other')
  return `in ${named ? CRYPTOCURRENCY_NAMES[named].name : 'cryptocurrency'}`
}

/** The unit shown after a number of coins. */
export function coinSymbol(cryptoType: string | null): string {
  return Object.entries(CRYPTOCURRENCY_NAMES).find(([type]) => type === cryptoType)?.[1].unit ?? OTHER_UNIT
}
