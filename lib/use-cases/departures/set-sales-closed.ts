import 'server-only'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { refuseStaleDates } from '@/lib/db/history/history-mark'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { defineOperation } from '@/lib/db/define-operation'
import { setDeparturesClosed } from '@/lib/db/departures/save-departures'
import { listSeasonDepartures, type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'

/** A departure, and what happened to it: changed, already as wanted, or refused because it is cancelled or over. */
export type SalesChangeResult = SeasonDeparture & {
  readonly outcome: 'changed' | 'unchanged' | 'cancelled' | 'over'
}

type OnSaleCall = DepartureFilter & {
  /** Called with the locked departures; throws if they are not as they were shown. */
  readonly check?: (days: readonly SalesChangeResult[]) => void
}

/** Take these departures off sale, or put them back on; cancelled ones stay closed. Returns all of them. */
export const setSalesClosed = defineOperation({ work: set })

async function set(
  db: Db,
  { check, ...dates }: OnSaleCall,
  isClosed: boolean,
  now: Date,
): Promise<readonly SalesChangeResult[]> {
  const listed = await listSeasonDepartures(db, dates, now)
  const listedIds = listed.map(({ id }) => id)
  await lockDepartures(db, listedIds)
  await refuseStaleDates(db)
  const days = (await listSeasonDepartures(db, { ids: listedIds }, now)).map((day) => ({
    ...day,
    outcome: outcomeFor(day, isClosed, now),
  }))
  check?.(days)
  const ids = days.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id)
  for (const departureId of await setDeparturesClosed(db, ids, isClosed))
    await recordHistory(db, { departureId, what: isClosed ? 'closed' : 'opened' }, now)
  return days
}

function outcomeFor(day: SeasonDeparture, isClosed: boolean, now: Date): SalesChangeResult['outcome'] {
  if (day.isCancelled) return isClosed ? 'unchanged' : 'cancelled'
  if (!isClosed && day.closesAt <= now) return 'over'
  return day.isClosed === isClosed ? 'unchanged' : 'changed'
}
