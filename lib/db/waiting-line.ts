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
 * SQL: `departure_id` and `line`, those who wait for it, as `Waiting` of lib/booking/waiting-list.ts.
 *
 * @param id  looks at this departure alone
 */
export function linesAt(now: Date, id?: number): Prisma.Sql {
  const ofOne = id === undefined ? Prisma.empty : Prisma.sql`AND w.departure_id = ${id}`
  return Prisma.sql`
    SELECT w.departure_id,
      json_agg(json_build_object('by', md5(lower(p.email)), 'seats', p.seats) ORDER BY p.sequence) AS line
    FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id
    WHERE ${waitsAt(now)} ${ofOne} GROUP BY w.departure_id`
}
