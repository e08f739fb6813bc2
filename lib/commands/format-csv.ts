/** The value of a field: a `Date` is written in UTC, null as nothing. */
export type Cell = string | number | boolean | Date | null

/**
 * Spreadsheets treat a cell that begins like this as a formula, and a guest may have written it. With Finnish settings
 * they split lines at semicolons and ignore quotes in the middle of a cell, so each such part is checked.
 */
const FORMULA = /(^|[;\t\r\n])( *[=+@\uff1d\uff0b\uff0d\uff20-])/g

/** Spreadsheets drop these and look at what follows. */
const LEADING_BREAK = /^[\t\r]/

/** A phone number in international format begins with a plus, but calculates nothing. */
const PHONE = /^\+[\d ()]+$/

/** Format records by RFC 4180: a header, then one line each, terminated by CRLF. */
export function formatCsv(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [heads, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  const safe = PHONE.test(cell) ? cell : cell.replace(LEADING_BREAK, "'$&").replace(FORMULA, "$1'$2")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
