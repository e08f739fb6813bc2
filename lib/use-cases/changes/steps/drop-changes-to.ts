import 'server-only'
import { endChange, listOpenChangesTo } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'

/**
 * Drop all changes that wait for their payment to come to a locked departure, and have their payment pages closed. A
 * payment that comes all the same goes back.
 *
 * @param why  for their histories
 */
export async function dropChangesTo(
  db: Db,
  departureId: number,
  why: 'called_off' | 'time_changed',
  now: Date,
): Promise<void> {
  for (const { id, bookingId } of await listOpenChangesTo(db, departureId)) {
    await endChange(db, id, { state: 'dropped', now })
    await recordHistory(db, { bookingId, what: 'change_dropped', why }, now)
    await closeOpenPages(db, bookingId, now)
  }
}
