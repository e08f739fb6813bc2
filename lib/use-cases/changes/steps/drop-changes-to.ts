import 'server-only'
import { listOpenChangesTo } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'
import { dropChange } from '@/lib/use-cases/booking/drop-open-change'

/**
 * Drop all pending changes to a locked departure, and have their payment pages closed. A payment that still arrives is
 * refunded.
 *
 * @param why  the reason, for the bookings' histories
 */
export async function dropChangesTo(
  db: Db,
  departureId: number,
  why: 'called_off' | 'time_changed',
  now: Date,
): Promise<void> {
  for (const change of await listOpenChangesTo(db, departureId)) {
    await dropChange(db, change, now, why)
    await closeOpenPages(db, change.bookingId, now)
  }
}
