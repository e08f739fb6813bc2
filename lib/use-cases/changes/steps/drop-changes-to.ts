import 'server-only'
import { listOpenChangesTo } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'
import { dropChange } from '@/lib/use-cases/booking/drop-open-change'

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
  for (const change of await listOpenChangesTo(db, departureId)) {
    await dropChange(db, change, now, why)
    await closeOpenPages(db, change.bookingId, now)
  }
}
