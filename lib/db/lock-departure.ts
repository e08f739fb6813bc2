import 'server-only'
import { type Db } from '@/lib/db/client'
import { DepartureLockedError, isLocked } from '@/lib/db/retry-while-locked'

/**
 * Lock a departure until the transaction ends. Always lock it before its bookings: two orders of locking would be a
 * deadlock. If somebody else holds the lock, this throws at once and `inTransaction` tries again, so nobody waits here
 * with a connection in hand.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1 AS locked FROM departures WHERE id = ${id} FOR UPDATE NOWAIT`
  } catch (error) {
    throw isLocked(error) ? new DepartureLockedError(id, error) : error
  }
}

/** The same for several, in the one order in which departures are locked. */
export async function lockDepartures(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockDeparture(db, id)
}
