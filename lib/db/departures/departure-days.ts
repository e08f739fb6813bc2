import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { dateToDay } from '@/lib/db/sql/date-column'

/** The days of these departures, by id. */
export async function loadDepartureDays(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Day>> {
  const rows = await db.departure.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, day: true },
  })
  return new Map(rows.map(({ id, day }) => [id, dateToDay(day)]))
}
