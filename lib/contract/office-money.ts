import { type RecordList } from '@/lib/contract/office-lists'
import { type OpenItem } from '@/lib/contract/open-item'

/** A month's files for the accountant. */
export const MONTH_FILES = [
  'sales.csv',
  'refunds.csv',
  'vat.csv',
  'payments.csv',
  'payouts.csv',
  'differences.csv',
] as const

/** What is open about money, what the books say, and a month of the ledger. */
export type OfficeMoney = {
  /** What needs a person, by what it is about; without those that have nothing. */
  readonly open: readonly { readonly heading: string; readonly items: readonly OpenItem[] }[]
  /** Refunds that nobody has to act on: they wait, are about to be sent, or a dispute has stopped them. */
  readonly underWay: RecordList
  readonly check: BooksCheck
  readonly month: string
  readonly monthText: string
  readonly previous: string
  readonly next: string
  /** The month's figures: what moved, sales, refunds, VAT. */
  readonly figures: readonly (readonly [label: string, text: string])[]
  readonly ledger: RecordList
  /** Years whose ledger is often asked for, each with its first and last day. */
  readonly years: readonly { readonly name: string; readonly from: string; readonly until: string }[]
}

/** What the nightly check of the books found last. */
export type BooksCheck = { readonly text: string; readonly findings: readonly string[] }
