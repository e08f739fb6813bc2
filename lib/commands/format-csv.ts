/** What a field holds: an instant is written in UTC, null as nothing. */
export type Cell = string | number | boolean | Date | null

/**
 * Spreadsheets take a cell that begins so for a formula, and a guest may have written it. One with Finnish settings parts a
 * line at semicolons, and honours no quotes in the middle of what it takes for a cell: each part of a text is one.
 */
const FORMULA = /(^|[;\t\r\n])( *[=+@\uff1d\uff0b\uff0d\uff20-])/g

/** They drop these, and look at what follows. */
const LEADING_BREAK = /^[\t\r]/

/** A telephone number in the international form begins with a plus, and computes nothing. */
const PHONE = /^\+[\d ()]+$/

/** Records of RFC 4180: a head, then a line each, ended by CRLF. */
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
