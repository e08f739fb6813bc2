import 'server-only'
import { MIN_OFFER_MINUTES } from '@/lib/booking/seats/waiting-list'
import { addMinutes } from '@/lib/calendar/duration'
import { Prisma } from '@/lib/db/generated/client'
import { UNPAID_SQL } from '@/lib/db/sql/state-sql'

/**
 * SQL condition on `waiting_dates AS w` and `waiting_parties AS p`: the party has confirmed, is waiting for the date,
 * and has no other open offer, because each e-mail address gets one offer at a time.
 */
export function isWaitingSql(now: Date): Prisma.Sql {
  return Prisma.sql`w.booking_id IS NULL AND p.confirmed_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM waiting_parties o JOIN waiting_dates offered ON offered.party_id = o.id
    JOIN bookings b ON b.id = offered.booking_id
    WHERE lower(o.email) = lower(p.email) AND ${UNPAID_SQL} AND b.expires_at > ${now})`
}

/**
 * SQL expression on `waiting_parties AS p` and `departures AS d`: how many seats of the departure the party's client may
 * still be offered; null if there is no limit. On each tour, a client is offered at most one departure's seats at a
 * time. Rule: unpaid-bounds (docs/rules.md)
 */
export function clientSeatsSql(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN p.client_hash IS NOT NULL THEN d.seats - (
    SELECT coalesce(sum(b.seats), 0)::int FROM bookings b JOIN departures other ON other.id = b.departure_id
    WHERE b.client_hash = p.client_hash AND b.source = 'waiting_list' AND other.tour_id = d.tour_id
      AND ${UNPAID_SQL} AND b.expires_at > ${now}) END`
}

/** SQL condition on `departures AS d`: whether free seats go to the waiting list first. */
export function offersSeatsToWaitingListSql(now: Date): Prisma.Sql {
  return Prisma.sql`NOT d.is_closed AND d.closes_at >= ${addMinutes(now, MIN_OFFER_MINUTES)}`
}

/**
 * SQL query for `departure_id` and `line`: the parties waiting for that departure, as `QueuedParty` of
 * lib/booking/seats/waiting-list.ts. Departures that nobody is waiting for have no row.
 *
 * @param wanted  SQL condition on `departures AS d`
 */
export function waitingListSql(now: Date, wanted: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d.id AS departure_id,
      json_agg(json_build_object('by', md5(lower(p.email)), 'seats', p.seats,
        'client', p.client_hash, 'clientSeats', ${clientSeatsSql(now)}) ORDER BY p.sequence) AS line
    FROM departures d JOIN waiting_dates w ON w.departure_id = d.id JOIN waiting_parties p ON p.id = w.party_id
    WHERE ${wanted} AND ${offersSeatsToWaitingListSql(now)} AND ${isWaitingSql(now)} GROUP BY d.id`
}
