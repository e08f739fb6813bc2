import 'server-only'
import { type CryptoSeatCounts } from '@/lib/booking/seats/crypto-bounds'
import { type UnpaidSeatCounts } from '@/lib/booking/seats/unpaid-bounds'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Season } from '@/lib/calendar/season'
import { type Db } from '@/lib/db/client'
import { inSeasonSql } from '@/lib/db/sql/in-season-sql'
import { Prisma } from '@/lib/db/generated/client'
import { UNPAID_SQL } from '@/lib/db/sql/state-sql'

export type UnpaidHolds = {
  /** Number of seats on the tour's departures on sale, free or not. */
  readonly seatsOfTour: number
  readonly unpaid: UnpaidSeatCounts
  readonly crypto: CryptoSeatCounts
  /** When the first of the client's unpaid bookings and changes on the tour expires; null if there are none. */
  readonly firstEndsAt: Date | null
}

/**
 * Count the seats that unpaid bookings and changes hold on a departure and on its tour, in total and for one client.
 * Seats that the operator holds for a guest do not count. Lock the names of the client and the tour first, so that the
 * counts cannot grow while the caller decides.
 *
 * @param season      the tour's season; null if the content has no such tour, so that none of its seats are on sale
 * @param clientHash  null if there is no client to count for
 * @param besidesBookingId  a booking to leave out, because it is being changed
 */
export async function countUnpaidHolds(
  db: Db,
  {
    departure,
    season,
    clientHash,
    besidesBookingId = null,
    now,
  }: {
    readonly departure: { readonly id: number; readonly tourId: number }
    readonly season: Season | null
    readonly clientHash: string | null
    readonly besidesBookingId?: string | null
    readonly now: Date
  },
): Promise<UnpaidHolds> {
  const [row] = await db.$queryRaw<UnpaidRow[]>`
    WITH unpaid AS (
      SELECT b.seats, b.expires_at, b.payment_method = 'crypto' AS by_crypto,
        d.tour_id = ${departure.tourId} AS on_tour, d.id = ${departure.id} AS on_departure,
        COALESCE(b.client_hash = ${clientHash}, false) AS of_client
      FROM bookings b JOIN departures d ON d.id = b.departure_id
      WHERE ${UNPAID_SQL} AND b.expires_at > ${now} AND b.source IN ('web', 'waiting_list') AND b.id IS DISTINCT FROM ${besidesBookingId}::uuid
      UNION ALL
      SELECT x.seats, x.held_until, x.pay_by = 'crypto', d.tour_id = ${departure.tourId}, d.id = ${departure.id},
        COALESCE(x.client_hash = ${clientHash}, false)
      FROM changes x JOIN departures d ON d.id = x.departure_id
      WHERE x.state = 'held' AND x.held_until > ${now} AND x.seats > 0 AND x.asked_by = 'guest'
        AND x.booking_id IS DISTINCT FROM ${besidesBookingId}::uuid
    )
    SELECT count(*) FILTER (WHERE of_client)::int AS holds,
      COALESCE(sum(seats) FILTER (WHERE of_client AND on_departure), 0)::int AS client_departure,
      COALESCE(sum(seats) FILTER (WHERE of_client AND on_tour), 0)::int AS client_tour,
      COALESCE(sum(seats) FILTER (WHERE on_tour), 0)::int AS all_tour,
      COALESCE(sum(seats) FILTER (WHERE by_crypto AND on_departure), 0)::int AS crypto_departure,
      COALESCE(sum(seats) FILTER (WHERE by_crypto AND on_tour), 0)::int AS crypto_tour,
      COALESCE(sum(seats) FILTER (WHERE by_crypto AND on_tour AND of_client), 0)::int AS crypto_client_tour,
      min(expires_at) FILTER (WHERE of_client AND on_tour) AS first_ends_at,
      (SELECT COALESCE(sum(seats), 0)::int FROM departures d
       WHERE tour_id = ${departure.tourId} AND day >= ${helsinkiDay(now)}::date AND NOT is_closed
         AND closes_at > ${now} AND ${season ? inSeasonSql(season) : Prisma.sql`false`}) AS seats_of_tour
    FROM unpaid`
  if (!row) throw new Error('counting unpaid seats answered nothing')
  return {
    seatsOfTour: row.seats_of_tour,
    unpaid: {
      holds: row.holds,
      ofClientOnDeparture: row.client_departure,
      ofClientOnTour: row.client_tour,
      ofAllOnTour: row.all_tour,
    },
    crypto: {
      onDeparture: row.crypto_departure,
      onTour: row.crypto_tour,
      ofClientOnTour: row.crypto_client_tour,
    },
    firstEndsAt: row.first_ends_at,
  }
}

type UnpaidRow = {
  holds: number
  client_departure: number
  client_tour: number
  all_tour: number
  crypto_departure: number
  crypto_tour: number
  crypto_client_tour: number
  first_ends_at: Date | null
  seats_of_tour: number
}

/**
 * How many of a departure's seats would become free if every unpaid party failed to pay: those of bookings and changes
 * that guests started themselves. A bank debit under way counts as paid, and seats offered to the waiting list would go
 * to the next party on it.
 */
export async function countUnpaidSeats(db: Db, departureId: number, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ seats: number }[]>`
    SELECT coalesce(sum(seats), 0)::int AS seats FROM (
      SELECT b.seats FROM bookings b
      WHERE b.departure_id = ${departureId} AND (b.state = 'hold' OR b.state = 'awaiting_payment' AND b.payment_method = 'crypto')
        AND b.expires_at > ${now} AND b.source = 'web'
      UNION ALL
      SELECT x.seats FROM changes x
      WHERE x.departure_id = ${departureId} AND x.state = 'held' AND x.held_until > ${now} AND x.asked_by = 'guest'
    ) unpaid`
  return row?.seats ?? 0
}

/** Count an e-mail address's unpaid cryptocurrency bookings, ignoring case. */
export async function countUnpaidCryptoBookings(db: Db, customerEmail: string, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM bookings
    WHERE state = 'awaiting_payment' AND expires_at > ${now} AND payment_method = 'crypto'
      AND lower(customer_email) = lower(${customerEmail})`
  return row?.count ?? 0
}
