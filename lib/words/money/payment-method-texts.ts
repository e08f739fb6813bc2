import { type MoneyMethod } from '@/lib/booking/money/money-methods'

/** How money was paid or refunded, for use within a sentence. */
export const PAYMENT_METHOD_TEXTS: Readonly<Record<MoneyMethod, string>> = {
  card: 'by card',
  bank_debit: 'by bank debit',
  crypto: 'in cryptocurrency',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
}

/** The name of the method on its own, as in a table. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<MoneyMethod, string>> = {
  card: 'Card',
  bank_debit: 'Bank debit',
  crypto: 'Cryptocurrency',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
}
