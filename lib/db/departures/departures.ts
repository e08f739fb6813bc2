import 'server-only'
import { type CancelReason } from '@/lib/booking/changes/departure-cancellation'
import { type PriceOverrides, applyPriceOverrides } from '@/lib/booking/money/price-overrides'
import { type Prices } from '@/lib/booking/money/quote'
import { countReservedSeats, type QueuedParty } from '@/lib/booking/seats/waiting-list'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { dayToDate, dateToDay } from '@/lib/db/sql/date-column'
import { Prisma } from '@/lib/db/generated/client'
import { overdueSeatsSql } from '@/lib/db/departures/overdue-seats'
import { waitingListSql } from '@/lib/db/waiting/waiting-line'

/** A departure as it is at one instant: seats of expired unpaid bookings do not count as taken. */
export type StoredDeparture = {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly seats: number
  /** Free seats that anyone can book. */
  readonly seatsFree: number
  /** Free seats reserved for the waiting list. Rule: waiting-order (docs/rules.md) */
  readonly seatsAwaited: number
  /**
   * Seats that are free because their bookings or changes have expired, although these are not yet marked as lapsed.
   */
  readonly seatsOverdue: number
  /** Whether the departure has any expired booking or change; a change may hold no seats. */
  readonly hasOverdue: boolean
  readonly startsAt: Date
  readonly closesAt: Date
  readonly isClosed: boolean
  /** Whether the departure is closed to everyone but one private party, until it is reopened. */
  readonly isPrivate: boolean
  /** Set if we cancelled the departure, which then stays closed. */
  readonly cancelledAt: Date | null
  /** Why we cancelled the departure; null if we did not, or before reasons were stored. */
  readonly cancelReason: CancelReason | null
  readonly prices: Prices
  readonly ownPrices: PriceOverrides
}

type Row = {
  id: number
  tour_id: number
  day: Day
  seats: number
  seats_taken: number
  seats_overdue: number
  has_overdue: boolean
  line: readonly QueuedParty[]
  starts_at: string
  closes_at: string
  is_closed: boolean
  is_private: boolean
  cancelled_at: string | null
  cancel_reason: CancelReason | null
  adult_price_cents: number | null
  child_price_cents: number | null
  ordinary_adult_cents: number
  ordinary_child_cents: number
}

/** A tour's departures as JSON from PostgreSQL, ordered by day: if the text is the same, nothing has changed. */
export type TourDepartureRows = { readonly tour_id: number; readonly rows: string }

/**
 * Read departures, as they are at an instant, as JSON: PostgreSQL finds hundreds of rows faster than the driver can
 * turn them into objects.
 *
 * @param wanted  SQL condition on `departures AS d`
 */
export function readDepartureRows(
  db: Db,
  now: Date,
  wanted: Prisma.Sql,
  id?: number,
): Promise<readonly TourDepartureRows[]> {
  return db.$queryRaw<TourDepartureRows[]>`
    SELECT one.tour_id, json_agg(one ORDER BY one.day)::text AS rows FROM (
      SELECT d.id, d.tour_id, d.day, d.seats, d.seats_taken, d.starts_at, d.closes_at, d.is_closed, d.cancelled_at,
        d.cancel_reason, d.adult_price_cents, d.child_price_cents,
        t.adult_price_cents AS ordinary_adult_cents, t.child_price_cents AS ordinary_child_cents,
        coalesce(overdue.seats, 0) AS seats_overdue, overdue.seats IS NOT NULL AS has_overdue,
        coalesce(waiting.line, '[]') AS line, ${IS_PRIVATE} AS is_private
      FROM departures d JOIN tours t ON t.id = d.tour_id
      LEFT JOIN (${overdueSeatsSql(now, id)}) overdue ON overdue.departure_id = d.id
      LEFT JOIN (${waitingListSql(now, wanted)}) waiting ON waiting.departure_id = d.id
      WHERE ${wanted}) one
    GROUP BY one.tour_id`
}

export function parseDepartures({ rows }: TourDepartureRows): readonly StoredDeparture[] {
  const parsed: readonly Row[] = JSON.parse(rows)
  return parsed.map(departureFrom)
}

/** SQL condition: whether `departures AS d` was last closed for a private party. */
const CLOSED_FOR_PARTY = Prisma.sql`
  coalesce((SELECT h.why = 'private' FROM history h
    WHERE h.departure_id = d.id AND h.what IN ('closed', 'opened') ORDER BY h.id DESC LIMIT 1), false)`

/** SQL condition: whether the private party still has seats on the departure. */
const IS_PRIVATE = Prisma.sql`CASE WHEN d.is_closed AND d.seats_taken > 0 THEN ${CLOSED_FOR_PARTY} ELSE false END`

/** Upcoming dates that are still closed for a private party, although the party no longer has seats on them. */
export function listVacatedDates(
  db: Db,
  now: Date,
): Promise<readonly { readonly id: number; readonly tourId: number; readonly day: Day }[]> {
  return db.$queryRaw<{ id: number; tourId: number; day: Day }[]>`
    SELECT d.id, d.tour_id AS "tourId", d.day::text AS day FROM departures d
    WHERE d.is_closed AND d.seats_taken = 0 AND d.cancelled_at IS NULL AND d.day >= ${helsinkiDay(now)}::date
      AND d.closes_at > ${now} AND ${CLOSED_FOR_PARTY}
    ORDER BY d.day, d.tour_id`
}

/** The tour's departures that are still to start, on sale or not, in the order of their days. */
export async function listUpcomingDepartures(
  db: Db,
  tourId: number,
  now: Date,
): Promise<readonly StoredDeparture[]> {
  const wanted = Prisma.sql`d.tour_id = ${tourId} AND d.day >= ${helsinkiDay(now)}::date AND d.starts_at > ${now}
    AND d.cancelled_at IS NULL`
  return (await readDepartureRows(db, now, wanted)).flatMap(parseDepartures)
}

export async function findDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture | null> {
  const [departure] = (await readDepartureRows(db, now, Prisma.sql`d.id = ${id}`, id)).flatMap(
    parseDepartures,
  )
  return departure ?? null
}

export async function loadDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture> {
  const departure = await findDeparture(db, id, now)
  if (!departure) throw new Error(`there is no departure ${id}`)
  return departure
}

export async function findDepartureOn(
  db: Db,
  { tourId, day }: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<StoredDeparture | null> {
  const known = await db.departure.findUnique({
    where: { tourId_day: { tourId, day: dayToDate(day) } },
    select: { id: true },
  })
  return known && findDeparture(db, known.id, now)
}

function departureFrom(row: Row): StoredDeparture {
  const ownPrices = { adultCents: row.adult_price_cents, childCents: row.child_price_cents }
  const ordinary = { adultCents: row.ordinary_adult_cents, childCents: row.ordinary_child_cents }
  const untaken = row.seats - row.seats_taken + row.seats_overdue
  const awaited = countReservedSeats(row.line, untaken)
  return {
    id: row.id,
    tourId: row.tour_id,
    day: row.day,
    seats: row.seats,
    seatsFree: untaken - awaited,
    seatsAwaited: awaited,
    seatsOverdue: row.seats_overdue,
    hasOverdue: row.has_overdue,
    startsAt: new Date(row.starts_at),
    closesAt: new Date(row.closes_at),
    isClosed: row.is_closed,
    isPrivate: row.is_private,
    cancelledAt: row.cancelled_at === null ? null : new Date(row.cancelled_at),
    cancelReason: row.cancel_reason,
    prices: applyPriceOverrides(ownPrices, ordinary),
    ownPrices,
  }
}

export async function loadDepartureDays(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Day>> {
  const rows = await db.departure.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, day: true },
  })
  return new Map(rows.map(({ id, day }) => [id, dateToDay(day)]))
}
