import 'server-only'
import { type Prices } from '@/lib/booking/quote'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'

/** A departure as it is at one instant: unpaid bookings whose time has run out are not counted as taken. */
export type StoredDeparture = {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly seats: number
  readonly seatsFree: number
  readonly startsAt: Date
  readonly closesAt: Date
  readonly isClosed: boolean
  readonly prices: Prices
}

type Row = {
  id: number
  tour_id: number
  day: Date
  seats: number
  seats_taken: number
  seats_overdue: number
  starts_at: Date
  closes_at: Date
  is_closed: boolean
  adult_price_cents: number
  child_price_cents: number
}

/** Departures of a tour that can be booked at an instant, or are full, ordered by day. One indexed query. */
export async function listDepartures(
  db: Db,
  {
    tourId,
    from,
    to,
    now,
  }: { readonly tourId: number; readonly from: Day; readonly to?: Day; readonly now: Date },
): Promise<readonly StoredDeparture[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT d.*, t.adult_price_cents, t.child_price_cents, COALESCE(overdue.seats, 0)::int AS seats_overdue
    FROM departures d
    JOIN tours t ON t.id = d.tour_id
    LEFT JOIN (
      SELECT departure_id, sum(seats) AS seats FROM bookings
      WHERE state IN ('hold', 'awaiting_payment') AND expires_at <= ${now}
      GROUP BY departure_id
    ) overdue ON overdue.departure_id = d.id
    WHERE d.tour_id = ${tourId} AND d.day BETWEEN ${from}::date AND ${to ?? '9999-12-31'}::date
      AND NOT d.is_closed AND d.closes_at > ${now}
    ORDER BY d.day`
  return rows.map(departureFrom)
}

export async function findDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT d.*, t.adult_price_cents, t.child_price_cents, (
      SELECT COALESCE(sum(seats), 0)::int FROM bookings
      WHERE departure_id = d.id AND state IN ('hold', 'awaiting_payment') AND expires_at <= ${now}
    ) AS seats_overdue
    FROM departures d JOIN tours t ON t.id = d.tour_id
    WHERE d.id = ${id}`
  return row ? departureFrom(row) : null
}

/**
 * Have a departure to oneself until the transaction ends. Lock it before its bookings, everywhere: two orders of
 * locking would be a deadlock.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  await db.$queryRaw`SELECT 1 AS locked FROM departures WHERE id = ${id} FOR UPDATE`
}

/** Departures with unpaid bookings whose time has run out. */
export async function listOverdueDepartureIds(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db.booking.findMany({
    where: { state: { in: ['hold', 'awaiting_payment'] }, expiresAt: { lte: now } },
    distinct: ['departureId'],
    select: { departureId: true },
    take: 100,
  })
  return rows.map(({ departureId }) => departureId)
}

export type NewDeparture = Pick<StoredDeparture, 'tourId' | 'day' | 'seats' | 'startsAt' | 'closesAt'>

/** Put departures on sale; those that are there already stay as they are. Answers how many are new. */
export async function addDepartures(db: Db, departures: readonly NewDeparture[]): Promise<number> {
  const rows = departures.map((departure) => ({ ...departure, day: new Date(`${departure.day}T00:00:00Z`) }))
  const { count } = await db.departure.createMany({ data: rows, skipDuplicates: true })
  return count
}

export async function setDepartureClosed(db: Db, id: number, isClosed: boolean): Promise<void> {
  await db.departure.update({ where: { id }, data: { isClosed } })
}

function departureFrom(row: Row): StoredDeparture {
  return {
    id: row.id,
    tourId: row.tour_id,
    day: row.day.toISOString().slice(0, 10),
    seats: row.seats,
    seatsFree: row.seats - row.seats_taken + row.seats_overdue,
    startsAt: row.starts_at,
    closesAt: row.closes_at,
    isClosed: row.is_closed,
    prices: { adultCents: row.adult_price_cents, childCents: row.child_price_cents },
  }
}
