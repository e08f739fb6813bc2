import stringWidth from 'string-width'
import { cleanLine } from '@/lib/emails/facts/clean-text'

type TableColumn = { readonly head: string; readonly isNumber?: boolean }

const GAP = '  '

/** The minimum width of a column, in terminal cells, so that addresses and names stay distinguishable. */
const MIN_WIDTH = 8

const graphemes = new Intl.Segmenter('en')

/**
 * Format rows under their headings, aligned by terminal cells: a Chinese character or an emoji is two cells wide.
 *
 * @param width  of the terminal: the widest columns are cut until the table fits. Null to cut nothing, as in a pipe
 */
export function formatTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number | null,
): readonly string[] {
  const clean = rows.map((row) => row.map(cleanLine))
  const natural = columns.map(({ head }, at) =>
    Math.max(stringWidth(head), ...clean.map((row) => stringWidth(row[at] ?? ''))),
  )
  const widths = width === null ? natural : shrinkToFit(natural, width)
  const line = (cells: readonly string[]) =>
    columns
      .map(({ isNumber }, at) => pad(cells[at] ?? '', widths[at] ?? 0, isNumber ?? false))
      .join(GAP)
      .trimEnd()
  return [line(columns.map(({ head }) => head)), ...clean.map(line)]
}

/** Shrink the widest column again and again, until the table fits or no column can shrink further. */
function shrinkToFit(natural: readonly number[], width: number): readonly number[] {
  const widths = [...natural]
  let surplus = widths.reduce((sum, one) => sum + one, GAP.length * (widths.length - 1)) - width
  while (surplus > 0) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= MIN_WIDTH) break
    widths[widest] = (widths[widest] ?? 0) - 1
    surplus -= 1
  }
  return widths
}

function pad(text: string, width: number, isNumber: boolean): string {
  const shown = cut(text, width)
  const space = ' '.repeat(Math.max(0, width - stringWidth(shown)))
  return isNumber ? space + shown : shown + space
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let shown = ''
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(shown + segment) > width - 1) break
    shown += segment
  }
  return `${shown}…`
}
