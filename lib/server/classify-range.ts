/** What a GET's `Range` is worth for a file. */
export type RangeKind = 'satisfiable' | 'unsatisfiable' | 'unreadable'

/** Two positions of twenty digits: beyond any file, and read as such. */
const LONGEST = 48

const ONE_RANGE = /^bytes=(\d{0,20})-(\d{0,20})$/i

/**
 * Judge a header `Range`: one range of bytes is read; several, other units and what means nothing are not, as RFC 9110
 * allows in section 14.2.
 *
 * @param size  of the file, in bytes
 */
export function classifyRange(header: string, size: number): RangeKind {
  const [, first, last] = (header.length <= LONGEST && ONE_RANGE.exec(header.trim())) || []
  if (first === undefined || last === undefined) return 'unreadable'
  if (first === '') {
    if (last === '') return 'unreadable'
    return Number(last) > 0 && size > 0 ? 'satisfiable' : 'unsatisfiable'
  }
  if (last !== '' && Number(last) < Number(first)) return 'unreadable'
  return Number(first) < size ? 'satisfiable' : 'unsatisfiable'
}
