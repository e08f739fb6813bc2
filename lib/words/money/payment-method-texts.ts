import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** How money was paid or refunded, for use within a sentence: `by card`. */
export function paymentMethodText(method: MoneyMethod, language: Language): string {
  return words('money', language)(MESSAGES[method])
}

const MESSAGES = {
  card: 'byCard',
  bank_debit: 'byBankDebit',
  crypto: 'inCryptocurrency',
  bank_transfer: 'byBankTransfer',
  cash: 'inCash',
} as const satisfies Readonly<Record<MoneyMethod, string>>

/** The name of the method on its own, as in a table for the operator. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<MoneyMethod, string>> = {
  card: 'Card',
  bank_debit: 'Bank debit',
  crypto: 'Cryptocurrency',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
}
