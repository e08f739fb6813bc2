import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history'
import { lockDepartures } from '@/lib/db/lock-departure'
import { setClosed } from '@/lib/db/save-departures'

/** Take departures off sale, or put them back on; those that were cancelled stay closed. Answers how many changed. */
export function setOnSale(ids: readonly number[], isClosed: boolean, now: Date): Promise<number> {
  return inTransaction(async (db) => {
    await lockDepartures(db, ids)
    const changed = await setClosed(db, ids, isClosed)
    for (const departureId of changed)
      await recordHistory(db, { departureId, what: isClosed ? 'closed' : 'opened' }, now)
    return changed.length
  })
}
