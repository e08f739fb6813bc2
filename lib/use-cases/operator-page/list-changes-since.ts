import 'server-only'
import { addMinutes, MINUTES_PER_DAY } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { type HistoryScope, listHistorySince, loadLatestHistoryId } from '@/lib/db/history/history-since'
import { changedSinceLine, type Reader } from '@/lib/words/history/history-line'

/** A mark of everything that has been recorded until now, to list what changes after it. */
export async function markNow(): Promise<string> {
  return String(await loadLatestHistoryId(database()))
}

/**
 * Say what has changed since a mark, oldest first, within the last day: `Cancelled (our decision), by Anna at 19:02`.
 * Nothing for a mark that is not one.
 *
 * Rule: operator-link (docs/rules.md)
 */
export async function listChangesSince(
  about: HistoryScope,
  { mark, reader }: { readonly mark: string; readonly reader: Reader },
  now: Date,
): Promise<readonly string[]> {
  if (!/^\d{1,18}$/.test(mark)) return []
  const since = { id: BigInt(mark), at: addMinutes(now, -MINUTES_PER_DAY) }
  const entries = await listHistorySince(database(), about, since)
  return entries.map((entry) => {
    const line = changedSinceLine(entry, reader)
    return entry.reference === null ? line : `${entry.reference}: ${line}`
  })
}
