import 'server-only'
import { LEAST_OFFER_MINUTES } from '@/lib/booking/waiting-list'
import { minutesAfter } from '@/lib/calendar/duration'
import { Prisma } from '@/lib/db/generated/client'
import { UNPAID_SQL } from '@/lib/db/state-sql'

/**
 * SQL for the tables `waiting_dates AS w` and `waiting_parties AS p`: who waits, and has no other offer open. An address
 * has one at a time.
 */
export function waitsAt(now: Date): Prisma.Sql {
  return Prisma.sql`w.booking_id IS NULL AND NOT EXISTS (
    SELECT FROM waiting_parties o JOIN waiting_dates offered ON offered.party_id = o.id
    JOIN bookings b ON b.id = offered.booking_id
    WHERE lower(o.email) = lower(p.email) AND ${UNPAID_SQL} AND b.expires_at > ${now})`
}

/** SQL for the table `departures AS d`: whether free seats are offered to those who wait, and to nobody else. */
export function isOfferedAt(now: Date): Prisma.Sql {
  return Prisma.sql`NOT d.is_closed AND d.closes_at >= ${minutesAfter(now, LEAST_OFFER_MINUTES)}`
}

/**
 * SQL: `departure_id` and `line`, those who wait for it, as `Waiting` of lib/booking/waiting-list.ts; of departures that
 * nobody waits for there is no row.
 *
 * @param wanted  which of `departures AS d`
 */
export function linesAt(now: Date, wanted: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d.id AS departure_id,
      json_agg(json_build_object('by', md5(lower(p.email)), 'seats', p.seats) ORDER BY p.sequence) AS line
    FROM departures d JOIN waiting_dates w ON w.departure_id = d.id JOIN waiting_parties p ON p.id = w.party_id
    WHERE ${wanted} AND ${isOfferedAt(now)} AND ${waitsAt(now)} GROUP BY d.id`
}
