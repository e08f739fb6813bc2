import { centsToEuros } from '@/lib/booking/money/money'
import { helsinkiDay } from '@/lib/calendar/day'
import { type ListedMovement } from '@/lib/db/money/listed-movements'
import { formatDate } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { type CsvCell, formatCsv } from '@/lib/office/format-csv'

type LedgerColumn = {
  readonly key: string
  readonly value: (row: ListedMovement) => CsvCell
  /** The text in a table; null leaves the column out of it. */
  readonly text?: ((row: ListedMovement) => string) | null
}

/** The columns of the ledger, as a table and as a file. */
export const LEDGER_COLUMNS: readonly LedgerColumn[] = [
  { key: 'at', value: ({ at }) => at, text: ({ at }) => formatDate(helsinkiDay(at)) },
  { key: 'reference', value: ({ reference }) => reference },
  { key: 'kind', value: ({ kind }) => kind, text: ({ kind }) => kind.replace('_', ' ') },
  { key: 'method', value: ({ method }) => method },
  { key: 'amount', value: ({ cents }) => centsToEuros(cents), text: ({ cents }) => formatEuros(cents) },
  { key: 'reason', value: ({ reason }) => reason },
  { key: 'document', value: ({ document }) => document },
  { key: 'providerId', value: ({ providerId }) => providerId, text: null },
]

/** The ledger as a CSV file, for an audit. */
export function buildLedgerFile(rows: readonly ListedMovement[]): string {
  const heads = LEDGER_COLUMNS.map(({ key }) => key)
  return formatCsv(
    heads,
    rows.map((row) => LEDGER_COLUMNS.map(({ value }) => value(row))),
  )
}
