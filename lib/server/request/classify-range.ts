/** What a GET's `Range` header means for a file. An unreadable one is ignored. */
export type RangeKind = 'satisfiable' | 'unsatisfiable' | 'unreadable'

/**
 * The longest `Range` header to read: enough for `bytes=` and two positions of twenty digits, more than any file needs.
 */
const MAX_LENGTH = 48

const ONE_RANGE = /^bytes=(\d{0,20})-(\d{0,20})$/i

/**
 * Classify a `Range` header. A single range of bytes is supported. Several ranges, other units and invalid values count
 * as unreadable, as RFC 9110 allows in section 14.2.
 *
 * @param size  of the file, in bytes
 */
export function classifyRange(header: string, size: number): RangeKind {
  const [, first, last] = (header.length <= MAX_LENGTH && ONE_RANGE.exec(header.trim())) || []
  if (first === undefined || last === undefined) return 'unreadable'
  if (first === '') {
    if (last === '') return 'unreadable'
    return Number(last) > 0 && size > 0 ? 'satisfiable' : 'unsatisfiable'
  }
  if (last !== '' && Number(last) < Number(first)) return 'unreadable'
  return Number(first) < size ? 'satisfiable' : 'unsatisfiable'
}
