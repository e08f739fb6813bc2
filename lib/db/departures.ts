import 'server-only'
import { type CancelReason } from '@/lib/booking/departure-cancellation'
import { type OwnPrices, pricesOn } from '@/lib/booking/departure-price'
import { type Prices } from '@/lib/booking/quote'
import { seatsAwaited, type Waiting } from '@/lib/booking/waiting-list'
import { type Day } from '@/lib/calendar/day'
import { type Season } from '@/lib/calendar/season'
import { overdueAt } from '@/lib/db/bookings'
import { overdueChangeAt } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { dayOf, midnightOf } from '@/lib/db/date-column'
import { Prisma } from '@/lib/db/generated/client'
import { DepartureLockedError, isLocked } from '@/lib/db/retry-while-locked'
import { UNPAID_SQL } from '@/lib/db/state-sql'
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

/**
 * SQL: `departure_id` and `seats` of what nobody has any more, marked or not. There is little of it at any time, so all
 * of it is found at once rather than by each departure.
 *
 * @param id  looks at this departure alone
 */
export function overdueSeatsAt(now: Date, id?: number): Prisma.Sql {
  const ofOne = id === undefined ? Prisma.empty : Prisma.sql`WHERE one.departure_id = ${id}`
  return Prisma.sql`
    SELECT one.departure_id, sum(one.seats)::int AS seats FROM (
      SELECT b.departure_id, b.seats FROM bookings b WHERE ${UNPAID_SQL} AND b.expires_at <= ${now}
      UNION ALL
      SELECT x.departure_id, x.seats FROM changes x WHERE ${overdueChangeAt(now)}
      UNION ALL
      SELECT r.departure_id, r.seats FROM seat_reserves r WHERE r.until <= ${now}
    ) one ${ofOne} GROUP BY one.departure_id`
}

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

/** What `isInSeason` says of the day of `departures d`. */
export function inSeasonSql({ start, end }: Season): Prisma.Sql {
  const monthDay = Prisma.sql`to_char(d.day, 'MM-DD')`
  return start <= end
    ? Prisma.sql`(${monthDay} BETWEEN ${start} AND ${end})`
    : Prisma.sql`(${monthDay} >= ${start} OR ${monthDay} <= ${end})`
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

/**
 * Lock a departure until the transaction ends. Always lock it before its bookings: two orders of locking would be a
 * deadlock. If somebody else holds the lock, this throws at once and `inTransaction` tries again, so nobody waits here
 * with a connection in hand.
 */
export async function lockDeparture(db: Db, id: number): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1 AS locked FROM departures WHERE id = ${id} FOR UPDATE NOWAIT`
  } catch (error) {
    throw isLocked(error) ? new DepartureLockedError(id, error) : error
  }
}

/** The same for several, in the one order in which departures are locked. */
export async function lockDepartures(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockDeparture(db, id)
}

/**
 * Departures with unpaid bookings or changes whose time has run out, 100 of them at the most, in the order in which they
 * are to be locked.
 *
 * @param bookingIds  looks at these alone
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
    SELECT b.departure_id AS id FROM bookings b WHERE ${overdueAt(now)} ${ofBookings}
    UNION
    SELECT x.departure_id FROM changes x WHERE ${overdueChangeAt(now)} ${ofChanges}
    ORDER BY id LIMIT 100`
  return rows.map(({ id }) => id)
}

export type NewDeparture = Pick<StoredDeparture, 'tourId' | 'day' | 'seats' | 'startsAt' | 'closesAt'>

/** What became of published departures: put on sale, given new times, or left as their guests booked them. */
export type Published = { readonly added: number; readonly moved: number; readonly keptForGuests: number }

/**
 * Put departures on sale. An existing departure takes the given times unless it has guests, and keeps its seats and
 * whether it is closed.
 */
export async function publishDepartures(db: Db, departures: readonly NewDeparture[]): Promise<Published> {
  const rows = JSON.stringify(departures)
  const [counts] = await db.$queryRaw<Published[]>`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb)
        AS w("tourId" int, day date, seats int, "startsAt" timestamptz, "closesAt" timestamptz)
    ), known AS (
      SELECT d.id, d.seats_taken, w.* FROM departures d JOIN wanted w ON w."tourId" = d.tour_id AND w.day = d.day
      WHERE (d.starts_at, d.closes_at) <> (w."startsAt", w."closesAt")
    ), added AS (
      INSERT INTO departures (tour_id, day, seats, starts_at, closes_at)
      SELECT "tourId", day, seats, "startsAt", "closesAt" FROM wanted ON CONFLICT DO NOTHING RETURNING id
    ), moved AS (
      UPDATE departures d SET starts_at = k."startsAt", closes_at = k."closesAt"
      FROM known k WHERE d.id = k.id AND d.seats_taken = 0 AND d.cancelled_at IS NULL RETURNING d.id
    )
    SELECT (SELECT count(*)::int FROM added) AS added, (SELECT count(*)::int FROM moved) AS moved,
      (SELECT count(*)::int FROM known WHERE seats_taken > 0) AS "keptForGuests"`
  if (!counts) throw new Error('publishing departures answered nothing')
  return counts
}

/** Take a locked departure's cancellation back; it stays off sale. */
export async function reviveDeparture(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { cancelledAt: null, cancelReason: null } })
}

/** Mark a locked departure as cancelled: it is closed for good. */
export async function markCancelled(
  db: Db,
  id: number,
  { reason, now }: { readonly reason: CancelReason; readonly now: Date },
): Promise<void> {
  await db.departure.update({
    where: { id },
    data: { isClosed: true, cancelledAt: now, cancelReason: reason },
  })
}

/** Give a locked departure another start, and another end of its sale. */
export async function setStart(
  db: Db,
  id: number,
  times: Pick<StoredDeparture, 'startsAt' | 'closesAt'>,
): Promise<void> {
  await db.departure.update({ where: { id }, data: times })
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
