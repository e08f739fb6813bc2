import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { inTransaction } from '@/lib/db/client'
import { invalidateDepartureLinks } from '@/lib/db/departures/departure-links'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'

/**
 * Revoke the links of the inboxes and the guide to one departure. Returns false if there is no such departure.
 *
 * Rule: revoked-links (docs/rules.md)
 */
export function revokeDepartureLinks(
  where: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<boolean> {
  return inTransaction(async (db) => {
    const departure = await findDepartureOn(db, where, now)
    if (!departure) return false
    await lockDeparture(db, departure.id)
    await invalidateDepartureLinks(db, departure.id)
    await recordHistory(db, { departureId: departure.id, what: 'links_revoked' }, now)
    return true
  })
}
