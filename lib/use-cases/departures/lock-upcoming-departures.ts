import 'server-only'
import { type Db } from '@/lib/db/client'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { refuseStaleDates } from '@/lib/db/history/history-mark'
import { listSeasonDepartures, type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'

/**
 * Lock those of some departures that can still be changed, until the transaction ends: they have not begun and have not
 * been cancelled. The transaction must not hold a lock already. Throws `StaleViewError` if one has changed since the
 * caller saw it.
 */
export async function lockUpcomingDepartures(
  db: Db,
  dates: DepartureFilter,
  now: Date,
): Promise<readonly SeasonDeparture[]> {
  const found = await listDaysAhead(db, dates, now)
  const ids = found.map(({ id }) => id)
  await lockDepartures(db, ids)
  await refuseStaleDates(db)
  // Read the departures again: while we waited for the locks, some may have been cancelled or had seats booked.
  return listDaysAhead(db, { ids }, now)
}

/** List those of some departures that have not begun and have not been cancelled. */
export async function listDaysAhead(
  db: Db,
  dates: DepartureFilter,
  now: Date,
): Promise<readonly SeasonDeparture[]> {
  const days = await listSeasonDepartures(db, dates, now)
  return days.filter(({ startsAt, isCancelled }) => startsAt > now && !isCancelled)
}
