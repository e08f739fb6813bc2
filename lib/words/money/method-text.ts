import { type MoneyMethod } from '@/lib/booking/ledger'

/** How money came or went, for the middle of a sentence. */
export const METHOD_TEXTS: Readonly<Record<MoneyMethod, string>> = {
  card: 'by card',
  bank_debit: 'by bank debit',
  crypto: 'in cryptocurrency',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
}
