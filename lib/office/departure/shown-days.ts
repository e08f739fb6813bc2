import 'server-only'
import { createHash } from 'node:crypto'
import { StaleViewError } from '@/lib/db/history/history-mark'

/** Identifies what a preview showed of several dates, to be compared at confirmation. */
export function digestLines(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}

/**
 * Make a check to run once the dates are locked: it throws `StaleViewError` if any of them would no longer be shown as
 * it was.
 *
 * @param shown  the digest of the lines shown; undefined in a preview, which passes
 */
export function checkShownDays<Day>(
  shown: string | undefined,
  toLines: (days: readonly Day[]) => readonly string[],
) {
  return (days: readonly Day[]): void => {
    if (shown !== undefined && digestLines(toLines(days)) !== shown) throw new StaleViewError()
  }
}
