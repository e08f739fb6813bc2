import 'server-only'
import { overdueBookingSql } from '@/lib/db/bookings/live-bookings'
import { overdueChangeSql } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { UNPAID_SQL } from '@/lib/db/sql/state-sql'

/**
 * SQL query for `departure_id` and `seats`: the seats of unpaid bookings, held changes and reserves that have expired
 * but are not yet released. There are never many, so one scan for all departures is cheaper than one for each.
 */
export function overdueSeatsSql(now: Date, id?: number): Prisma.Sql {
  const ofOne = id === undefined ? Prisma.empty : Prisma.sql`WHERE one.departure_id = ${id}`
  return Prisma.sql`
    SELECT one.departure_id, sum(one.seats)::int AS seats FROM (
      SELECT b.departure_id, b.seats FROM bookings b WHERE ${UNPAID_SQL} AND b.expires_at <= ${now}
      UNION ALL
      SELECT x.departure_id, x.seats FROM changes x WHERE ${overdueChangeSql(now)}
      UNION ALL
      SELECT r.departure_id, r.seats FROM seat_reserves r WHERE r.until <= ${now}
    ) one ${ofOne} GROUP BY one.departure_id`
}

/**
 * Departures with unpaid bookings or changes past their deadline, at most 100, in the order in which they have to be
 * locked.
 */
export async function listOverdueDepartureIds(
  db: Db,
  now: Date,
  bookingIds?: readonly string[],
): Promise<readonly number[]> {
  const ids = [...(bookingIds ?? [])]
  const ofBookings = bookingIds ? Prisma.sql`AND b.id = ANY(${ids}::uuid[])` : Prisma.empty
  const ofChanges = bookingIds ? Prisma.sql`AND x.booking_id = ANY(${ids}::uuid[])` : Prisma.empty
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT b.departure_id AS id FROM bookings b WHERE ${overdueBookingSql(now)} ${ofBookings}
    UNION
    SELECT x.departure_id FROM changes x WHERE ${overdueChangeSql(now)} ${ofChanges}
    ORDER BY id LIMIT 100`
  return rows.map(({ id }) => id)
}
