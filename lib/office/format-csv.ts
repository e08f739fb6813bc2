/** The value of a CSV field. A `Date` is written in UTC, null as an empty field. */
export type CsvCell = string | number | boolean | Date | null

/**
 * Matches text that spreadsheets would treat as a formula; a guest may have written it. With Finnish settings they
 * split lines at semicolons and ignore quotes in the middle of a cell, so the text after each semicolon is checked too.
 */
const FORMULA = /(^|[;\t\r\n])( *[=+@\uff1d\uff0b\uff0d\uff20-])/g

/** Spreadsheets drop these leading characters and evaluate what follows. */
const LEADING_BREAK = /^[\t\r]/

/** A phone number in international format also begins with a plus, but is harmless. */
const PHONE = /^\+[\d ()]+$/

/** Format a CSV table as in RFC 4180: a header line, then one line per row, each ending with CRLF. */
export function formatCsv(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [heads, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(cell: CsvCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  const safe = PHONE.test(cell) ? cell : cell.replace(LEADING_BREAK, "'$&").replace(FORMULA, "$1'$2")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
