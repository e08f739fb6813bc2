import 'server-only'
import { type Db } from '@/lib/db/client'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { listSeasonDepartures, type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'

/**
 * Lock the departures on some days that can still be changed, until the transaction ends: those that have not begun and
 * have not been cancelled. The transaction must not hold a lock already.
 */
export async function lockUpcomingDepartures(
  db: Db,
  range: DepartureFilter,
  now: Date,
): Promise<readonly SeasonDeparture[]> {
  const found = await listDaysAhead(db, range, now)
  const ids = found.map(({ id }) => id)
  await lockDepartures(db, ids)
  // Read the departures again: while we waited for the locks, some may have been cancelled or had seats booked.
  return (await listDaysAhead(db, range, now)).filter(({ id }) => ids.includes(id))
}

async function listDaysAhead(db: Db, range: DepartureFilter, now: Date): Promise<readonly SeasonDeparture[]> {
  const days = await listSeasonDepartures(db, range, now)
  return days.filter(({ startsAt, isCancelled }) => startsAt > now && !isCancelled)
}
