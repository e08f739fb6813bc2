import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { confirmWaitingParty, listWaitingDates } from '@/lib/db/waiting/waiting-list'

/**
 * Put a party at the end of the waiting list for its dates, once it has followed the link sent to its address. A second
 * click changes nothing, nor does a click after the link has expired.
 *
 * Rule: waiting-list (docs/rules.md)
 */
export async function confirmWaitingListPlace(partyId: string, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    const party = await confirmWaitingParty(db, partyId, now)
    if (!party) return
    for (const { departureId } of await listWaitingDates(db, partyId, now))
      await recordHistory(db, { departureId, what: 'waiting_joined', after: party }, now)
  })
}
