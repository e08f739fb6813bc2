import { CRYPTO_TYPES, type CryptoType } from '@/lib/booking/booking'
import { type Language } from '@/lib/language/language'
import { formatRate } from '@/lib/language/money'
import { CRYPTOCURRENCY_NAMES } from '@/lib/words/money/cryptocurrency-names'
import { words } from '@/lib/words/words'

/** Format an amount of coins: `0.002 BTC`; for any other cryptocurrency `0.002 coins`. */
export function formatCoins(coins: string, cryptoType: string | null, language: Language = 'en'): string {
  const named = namedType(cryptoType)
  return named
    ? `${coins} ${CRYPTOCURRENCY_NAMES[named].unit}`
    : words('money', language)('coins', { amount: coins })
}

/** Format an exchange rate: `1 BTC = 89,500 €` */
export function exchangeRateText(rate: string, cryptoType: string | null, language: Language = 'en'): string {
  const say = words('money', language)
  const price = formatRate(rate, language)
  const named = namedType(cryptoType)
  return named ? say('rate', { unit: CRYPTOCURRENCY_NAMES[named].unit, price }) : say('rateOfCoin', { price })
}

/** Name a cryptocurrency within a sentence: `in Bitcoin`, `in cryptocurrency`. */
export function inCryptocurrencyText(cryptoType: string | null, language: Language = 'en'): string {
  const say = words('money', language)
  const named = namedType(cryptoType)
  return named ? say('inCoin', { coin: CRYPTOCURRENCY_NAMES[named].name }) : say('inCryptocurrency')
}

/** The unit shown to the operator after a number of coins. */
export function coinSymbol(cryptoType: string | null): string {
  return CRYPTOCURRENCY_NAMES[namedType(cryptoType) ?? 'other'].unit
}

function namedType(cryptoType: string | null): Exclude<CryptoType, 'other'> | undefined {
  return CRYPTO_TYPES.filter((type) => type !== 'other').find((type) => type === cryptoType)
}
