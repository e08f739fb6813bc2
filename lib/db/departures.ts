import 'server-only'
import { type CancelReason } from '@/lib/booking/departure-cancellation'
import { type OwnPrices, pricesOn } from '@/lib/booking/departure-price'
import { type Prices } from '@/lib/booking/quote'
import { seatsAwaited, type Waiting } from '@/lib/booking/waiting-list'
import { type Day } from '@/lib/calendar/day'
import { type Season } from '@/lib/calendar/season'
import { type Db } from '@/lib/db/client'
import { midnightOf } from '@/lib/db/date-column'
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

/** As PostgreSQL writes it in JSON. */
type Row = {
  id: number
  tour_id: number
  day: Day
  seats: number
  seats_taken: number
  seats_overdue: number
  has_overdue: boolean
  line: readonly Waiting[]
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

/** A departure on a day that content has taken out of its tour's season is not on sale. */
type TourInSeason = { readonly id: number; readonly season: Season }

/** Which of those that can be booked at an instant, or are full. */
type OnSale = {
  readonly from: Day
  readonly to?: Day
  readonly now: Date
  /** Those are found too that have closed since. */
  readonly closesAfter?: Date
}

type OnSaleOfTours = OnSale & { readonly tours: readonly TourInSeason[] }

/** A tour's departures, ordered by day, as PostgreSQL wrote them: what has not changed is the same text. */
type RowsOfTour = { readonly tour_id: number; readonly rows: string }

/**
 * Read departures at an instant as JSON: a driver takes longer to turn hundreds of rows into objects than PostgreSQL to
 * find them.
 *
 * @param wanted  which of `departures AS d`
 * @param id      where it is this one
 */
function readRows(db: Db, now: Date, wanted: Prisma.Sql, id?: number): Promise<readonly RowsOfTour[]> {
  return db.$queryRaw<RowsOfTour[]>`
    SELECT one.tour_id, json_agg(one ORDER BY one.day)::text AS rows FROM (
      SELECT d.id, d.tour_id, d.day, d.seats, d.seats_taken, d.starts_at, d.closes_at, d.is_closed, d.cancelled_at,
        d.cancel_reason, d.adult_price_cents, d.child_price_cents,
        t.adult_price_cents AS ordinary_adult_cents, t.child_price_cents AS ordinary_child_cents,
        coalesce(overdue.seats, 0) AS seats_overdue, overdue.seats IS NOT NULL AS has_overdue,
        coalesce(waiting.line, '[]') AS line, ${IS_PRIVATE} AS is_private
      FROM departures d JOIN tours t ON t.id = d.tour_id
      LEFT JOIN (${overdueSeatsAt(now, id)}) overdue ON overdue.departure_id = d.id
      LEFT JOIN (${linesAt(now, wanted)}) waiting ON waiting.departure_id = d.id
      WHERE ${wanted}) one
    GROUP BY one.tour_id`
}

function departuresIn({ rows }: RowsOfTour): readonly StoredDeparture[] {
  const parsed: readonly Row[] = JSON.parse(rows)
  return parsed.map(departureFrom)
}

/** SQL: whether `departures AS d` was closed last for a private party that has seats. */
const IS_PRIVATE = Prisma.sql`
  CASE WHEN d.is_closed AND d.seats_taken > 0 THEN coalesce((
    SELECT h.why = 'private' FROM history h
    WHERE h.departure_id = d.id AND h.what IN ('closed', 'opened') ORDER BY h.id DESC LIMIT 1), false)
  ELSE false END`

/** Departures of a tour, ordered by day. One indexed query. */
export async function listDepartures(
  db: Db,
  { tour, ...wanted }: OnSale & { readonly tour: TourInSeason },
): Promise<readonly StoredDeparture[]> {
  return (await readOnSale(db, { ...wanted, tours: [tour] })).flatMap(departuresIn)
}

/** The same of several tours, ordered by day and tour. One indexed query. */
export async function listDeparturesOf(db: Db, wanted: OnSaleOfTours): Promise<readonly StoredDeparture[]> {
  const found = (await readOnSale(db, wanted)).flatMap(departuresIn)
  return found.sort((one, other) => compare(one.day, other.day) || one.tourId - other.tourId)
}

const compare = (one: Day, other: Day) => (one < other ? -1 : Number(one > other))

/**
 * The same for those who ask all the time, and make something of a tour's departures.
 *
 * @returns  what `make` has made of them, by tour: what it made the last time where nothing has changed
 */
export function watchDepartures<Made>(
  make: (departures: readonly StoredDeparture[]) => Made,
): (db: Db, wanted: OnSaleOfTours) => Promise<ReadonlyMap<number, Made>> {
  let last: ReadonlyMap<number, { readonly rows: string; readonly made: Made }> = new Map()
  return async function ask(db, wanted) {
    const found = await readOnSale(db, wanted)
    const known = last
    last = new Map(
      found.map((one) => {
        const before = known.get(one.tour_id)
        return [
          one.tour_id,
          before?.rows === one.rows ? before : { rows: one.rows, made: make(departuresIn(one)) },
        ]
      }),
    )
    return new Map([...last].map(([tourId, { made }]) => [tourId, made]))
  }
}

function readOnSale(
  db: Db,
  { tours, from, to = '9999-12-31', now, closesAfter = now }: OnSaleOfTours,
): Promise<readonly RowsOfTour[]> {
  const inSeason = tours.map(({ id, season }) => Prisma.sql`(d.tour_id = ${id} AND ${inSeasonSql(season)})`)
  const wanted = Prisma.sql`
    d.day BETWEEN ${from}::date AND ${to}::date
      AND NOT d.is_closed AND d.closes_at > ${closesAfter} AND (${Prisma.join(inSeason, ' OR ')})`
  return readRows(db, now, wanted)
}

export async function findDeparture(db: Db, id: number, now: Date): Promise<StoredDeparture | null> {
  const [departure] = (await readRows(db, now, Prisma.sql`d.id = ${id}`, id)).flatMap(departuresIn)
  return departure ?? null
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
    prices: pricesOn(ownPrices, ordinary),
    ownPrices,
  }
}
