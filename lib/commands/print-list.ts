import { capitalize } from '@/lib/language/capitalize'
import { type CsvCell, formatCsv } from '@/lib/office/format-csv'
import { formatJson } from '@/lib/office/format-json'
import { formatTable } from '@/lib/commands/format-table'
import { type OutputOptions } from '@/lib/commands/subcommand'
import { writeOutput, writeCsvOutput } from '@/lib/commands/write-output'

/** A column of a list: its key in JSON and CSV, its heading and text in the table. */
export type ListColumn<Row> = {
  readonly key: string
  readonly value: (row: Row) => CsvCell
  /** The text in the table; by default, the value itself. Null leaves the column out of the table, to save space. */
  readonly text?: ((row: Row) => string) | null
  readonly head?: string
}

type List<Row> = {
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly none: string
  /** The table shows at most this many rows, and the total; JSON and CSV contain all of them. */
  readonly limit?: number
}

export function printList<Row>(
  { columns, rows, none, limit = Infinity }: List<Row>,
  options: OutputOptions,
): void {
  if (options.json) return writeOutput(formatJson(rows.map((row) => toJsonRow(columns, row))), options.out)
  const heads = columns.map(({ key }) => key)
  if (options.csv)
    return writeCsvOutput(
      formatCsv(
        heads,
        rows.map((row) => columns.map(({ value }) => value(row))),
      ),
      options.out,
    )
  if (rows.length === 0) return writeOutput(`${none}\n`, options.out)
  const shown = columns.filter(({ text }) => text !== null)
  const table = formatTable(
    shown.map(({ key, head = toLabel(key), value }) => {
      const [first] = rows
      return { head, isNumber: first !== undefined && typeof value(first) === 'number' }
    }),
    rows.slice(0, limit).map((row) => shown.map(({ value, text }) => (text ? text(row) : plain(value(row))))),
    options.out === undefined && process.stdout.isTTY ? process.stdout.columns : null,
  )
  const rest = rows.length > limit ? [`Showing ${limit} of ${rows.length}; --all shows the rest`] : []
  writeOutput([...table, ...rest, ''].join('\n'), options.out)
}

export function toJsonRow<Row>(
  columns: readonly ListColumn<Row>[],
  row: Row,
): Readonly<Record<string, CsvCell>> {
  return Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))
}

function plain(cell: CsvCell): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString() : String(cell)
}

/** Turn a key into a label: `adultPrice` becomes `Adult price`. */
function toLabel(key: string): string {
  return capitalize(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}
