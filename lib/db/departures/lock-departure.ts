import 'server-only'
import { type Db } from '@/lib/db/client'
import { DepartureLockedError, isRowLockedError } from '@/lib/db/connection/retry-while-locked'

/**
 * Lock a departure until the transaction ends. Always lock it before its bookings: locking in different orders would
 * deadlock. If it is locked elsewhere, this throws immediately and `inTransaction` tries again, so that nobody holds a
 * connection while waiting.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1 AS locked FROM departures WHERE id = ${id} FOR UPDATE NOWAIT`
  } catch (error) {
    throw isRowLockedError(error) ? new DepartureLockedError(id, error) : error
  }
}

/** Lock several departures, always in the same order. */
export async function lockDepartures(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockDeparture(db, id)
}
