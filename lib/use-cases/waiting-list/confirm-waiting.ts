import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { confirmWaitingParty, listDatesOfParty } from '@/lib/db/waiting/waiting-list'

/**
 * Put a party at the end of the line of its dates: it has clicked in the e-mail that only its address was sent. A second
 * time changes nothing, and so does the click that comes too late.
 *
 * Rule: waiting-list (docs/rules.md)
 */
export async function confirmWaiting(partyId: string, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    const party = await confirmWaitingParty(db, partyId, now)
    if (!party) return
    for (const { departureId } of await listDatesOfParty(db, partyId, now))
      await recordHistory(db, { departureId, what: 'waiting_joined', after: party }, now)
  })
}
