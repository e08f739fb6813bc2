import 'server-only'
import { type CancelReason } from '@/lib/booking/departure-cancellation'
import { type OwnPrices, pricesOn } from '@/lib/booking/departure-price'
import { type Prices } from '@/lib/booking/quote'
import { seatsAwaited, type Waiting } from '@/lib/booking/waiting-list'
import { type Day } from '@/lib/calendar/day'
import { type Season } from '@/lib/calendar/season'
import { type Db } from '@/lib/db/client'
import { dayOf, midnightOf } from '@/lib/db/date-column'
import { Prisma } from '@/lib/db/generated/client'
import { inSeasonSql } from '@/lib/db/in-season-sql'
import { overdueSeatsAt } from '@/lib/db/overdue-seats'
import { linesAt } from '@/lib/db/waiting-line'

/** A departure at one instant: expired unpaid bookings do not count as taken. */
export type StoredDeparture = {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly seats: number
  /** For whoever comes. */
  readonly seatsFree: number
  /** Free besides those, and to be offered to the waiting list: Rule: waiting-order (docs/rules.md) */
  readonly seatsAwaited: number
  /** Of those that are free: seats of unpaid bookings and changes that are not marked as lapsed yet. */
  readonly seatsOverdue: number
  /** Whether there are such bookings or changes: a change may hold no seats. */
  readonly hasOverdue: boolean
  readonly startsAt: Date
  readonly closesAt: Date
  readonly isClosed: boolean
  /** Closed for one party, which has it for itself until the date is opened. */
  readonly isPrivate: boolean
  /** Cancelled by us; closed then, for good. */
  readonly cancelledAt: Date | null
  /** Null where it is not cancelled, or was before reasons were kept. */
  readonly cancelReason: CancelReason | null
  /** Of this date. */
  readonly prices: Prices
  readonly ownPrices: OwnPrices
}

type Row = {
  id: number
  tour_id: number
  day: Date
  seats: number
  seats_taken: number
  seats_overdue: number
  has_overdue: boolean
  line: readonly Waiting[]
  starts_at: Date
  closes_at: Date
  is_closed: boolean
  is_private: boolean
  cancelled_at: Date | null
  cancel_reason: CancelReason | null
  adult_price_cents: number | null
  child_price_cents: number | null
  ordinary_adult_cents: number
  ordinary_child_cents: number
}

type Wanted = {
  readonly tourId: number
  /** The tour's: a departure on a day that content has taken out of it is not on sale. */
  readonly season: Season
  readonly from: Day
  readonly to?: Day
  readonly now: Date
}

type TourInSeason = { readonly id: number; readonly season: Season }

/**
 * SQL: departures' rows at an instant.
 *
 * @param wanted  which of `departures AS d`
 * @param id      where it is this one
 */
function selectAt(now: Date, wanted: Prisma.Sql, id?: number): Prisma.Sql {
  return Prisma.sql`
    SELECT d.*, t.adult_price_cents AS ordinary_adult_cents, t.child_price_cents AS ordinary_child_cents,
      coalesce(overdue.seats, 0) AS seats_overdue, overdue.seats IS NOT NULL AS has_overdue,
      coalesce(waiting.line, '[]') AS line, ${IS_PRIVATE} AS is_private
    FROM departures d JOIN tours t ON t.id = d.tour_id
    LEFT JOIN (${overdueSeatsAt(now, id)}) overdue ON overdue.departure_id = d.id
    LEFT JOIN (${linesAt(now, wanted)}) waiting ON waiting.departure_id = d.id
    WHERE ${wanted}`
}

/** SQL: whether `departures AS d` was closed last for a private party that has seats. */
const IS_PRIVATE = Prisma.sql`
  CASE WHEN d.is_closed AND d.seats_taken > 0 THEN coalesce((
    SELECT h.why = 'private' FROM history h
    WHERE h.departure_id = d.id AND h.what IN ('closed', 'opened') ORDER BY h.id DESC LIMIT 1), false)
  ELSE false END`

/** Departures of a tour that can be booked at an instant, or are full, ordered by day. One indexed query. */
export async function listDepartures(
  db: Db,
  { tourId, season, from, to, now }: Wanted,
): Promise<readonly StoredDeparture[]> {
  const wanted = Prisma.sql`
    d.tour_id = ${tourId} AND d.day BETWEEN ${from}::date AND ${to ?? '9999-12-31'}::date
      AND NOT d.is_closed AND d.closes_at > ${now} AND ${inSeasonSql(season)}`
  const rows = await db.$queryRaw<Row[]>`${selectAt(now, wanted)} ORDER BY d.day`
  return rows.map(departureFrom)
}

/** The same of several tours between two days, both included. One indexed query. */
export async function listDeparturesBetween(
  db: Db,
  {
    tours,
    from,
    to,
    now,
  }: Required<Pick<Wanted, 'from' | 'to' | 'now'>> & { readonly tours: readonly TourInSeason[] },
): Promise<readonly StoredDeparture[]> {
  const inSeason = tours.map(({ id, season }) => Prisma.sql`(d.tour_id = ${id} AND ${inSeasonSql(season)})`)
  const wanted = Prisma.sql`
    d.day BETWEEN ${from}::date AND ${to}::date
      AND NOT d.is_closed AND d.closes_at > ${now} AND (${Prisma.join(inSeason, ' OR ')})`
  const rows = await db.$queryRaw<Row[]>`${selectAt(now, wanted)} ORDER BY d.day, d.tour_id`
  return rows.map(departureFrom)
}

export async function findDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture | null> {
  const [row] = await db.$queryRaw<Row[]>`${selectAt(now, Prisma.sql`d.id = ${id}`, id)}`
  return row ? departureFrom(row) : null
}

export async function loadDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture> {
  const departure = await findDeparture(db, id, now)
  if (!departure) throw new Error(`there is no departure ${id}`)
  return departure
}

/** The departure of a tour on a day; null when there is none. */
export async function findDepartureOn(
  db: Db,
  { tourId, day }: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<StoredDeparture | null> {
  const known = await db.departure.findUnique({
    where: { tourId_day: { tourId, day: midnightOf(day) } },
    select: { id: true },
  })
  return known && findDeparture(db, known.id, now)
}

function departureFrom(row: Row): StoredDeparture {
  const ownPrices = { adultCents: row.adult_price_cents, childCents: row.child_price_cents }
  const ordinary = { adultCents: row.ordinary_adult_cents, childCents: row.ordinary_child_cents }
  const untaken = row.seats - row.seats_taken + row.seats_overdue
  const awaited = seatsAwaited(row.line, untaken)
  return {
    id: row.id,
    tourId: row.tour_id,
    day: dayOf(row.day),
    seats: row.seats,
    seatsFree: untaken - awaited,
    seatsAwaited: awaited,
    seatsOverdue: row.seats_overdue,
    hasOverdue: row.has_overdue,
    startsAt: row.starts_at,
    closesAt: row.closes_at,
    isClosed: row.is_closed,
    isPrivate: row.is_private,
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
    prices: pricesOn(ownPrices, ordinary),
    ownPrices,
  }
}
