import 'server-only'
import { type PriceOverrides, applyPriceOverrides } from '@/lib/booking/money/price-overrides'
import { type Prices } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { overdueSeatsSql } from '@/lib/db/departures/overdue-seats'
import { Prisma } from '@/lib/db/generated/client'

export type SeasonDeparture = {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly startsAt: Date
  readonly closesAt: Date
  readonly seats: number
  /** Seats taken, not counting expired bookings and changes. */
  readonly seatsTaken: number
  /**
   * Seats taken, including expired bookings and changes not yet marked as lapsed; `seats` cannot be set lower than
   * this.
   */
  readonly seatsHeld: number
  /** How many of the seats taken a command has freed, but are held while it can be undone; null if none. */
  readonly forUndo: { readonly seats: number; readonly until: Date } | null
  readonly waiting: number
  readonly prices: Prices
  readonly ownPrices: PriceOverrides
  readonly ordinaryPrices: Prices
  readonly isClosed: boolean
  readonly isCancelled: boolean
  readonly guideName: string | null
}

type Row = Omit<SeasonDeparture, 'forUndo' | 'prices' | 'ownPrices' | 'ordinaryPrices'> & {
  readonly undoSeats: number | null
  readonly undoUntil: Date | null
  readonly ownAdultCents: number | null
  readonly ownChildCents: number | null
  readonly adultCents: number
  readonly childCents: number
}

/** Days, of one tour or of all, or the ids of departures. */
export type DepartureFilter =
  { readonly tourId?: number; readonly first: Day; readonly last?: Day } | { readonly ids: readonly number[] }

/**
 * Every one of these departures, on sale or not, ordered by day and tour. An expired booking whose payment page is open
 * counts as overdue here, as it does for visitors.
 */
export async function listSeasonDepartures(
  db: Db,
  filter: DepartureFilter,
  now: Date,
): Promise<readonly SeasonDeparture[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT d.id, d.tour_id AS "tourId", d.day::text AS day, d.starts_at AS "startsAt", d.closes_at AS "closesAt",
      d.seats, (SELECT count(*)::int FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id
        WHERE w.departure_id = d.id AND w.booking_id IS NULL AND p.confirmed_at IS NOT NULL) AS waiting,
      d.seats_taken AS "seatsHeld", d.seats_taken - coalesce(overdue.seats, 0) AS "seatsTaken", d.is_closed AS "isClosed",
      d.cancelled_at IS NOT NULL AS "isCancelled", d.guide_name AS "guideName", d.adult_price_cents AS "ownAdultCents",
      reserve.seats AS "undoSeats", reserve.until AS "undoUntil", d.child_price_cents AS "ownChildCents", t.adult_price_cents AS "adultCents",
      t.child_price_cents AS "childCents"
    FROM departures d JOIN tours t ON t.id = d.tour_id
    LEFT JOIN (${overdueSeatsSql(now)}) overdue ON overdue.departure_id = d.id
    LEFT JOIN LATERAL (SELECT sum(r.seats)::int AS seats, max(r.until) AS until FROM seat_reserves r
      WHERE r.departure_id = d.id AND r.until > ${now}) reserve ON true
    WHERE ${seasonDeparturesSql(filter)}
    ORDER BY d.day, d.tour_id`
  return rows.map(
    ({ undoSeats, undoUntil, ownAdultCents, ownChildCents, adultCents, childCents, ...row }) => {
      const forUndo = undoSeats && undoUntil ? { seats: undoSeats, until: undoUntil } : null
      const ownPrices = { adultCents: ownAdultCents, childCents: ownChildCents }
      const ordinaryPrices = { adultCents, childCents }
      return {
        ...row,
        forUndo,
        prices: applyPriceOverrides(ownPrices, ordinaryPrices),
        ownPrices,
        ordinaryPrices,
      }
    },
  )
}

/** SQL condition on `departures d`. */
export function seasonDeparturesSql(filter: DepartureFilter): Prisma.Sql {
  if ('ids' in filter) return Prisma.sql`d.id = ANY(${[...filter.ids]}::int[])`
  const { tourId, first, last = '9999-12-31' } = filter
  const ofTour = tourId === undefined ? Prisma.empty : Prisma.sql`AND d.tour_id = ${tourId}`
  return Prisma.sql`d.day BETWEEN ${first}::date AND ${last}::date ${ofTour}`
}

/** The tours that these departures are of, in the order of their numbers. */
export async function listTourIdsOfDepartures(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ tourId: number }[]>`
    SELECT DISTINCT tour_id AS "tourId" FROM departures WHERE id = ANY(${[...ids]}::int[]) ORDER BY tour_id`
  return rows.map(({ tourId }) => tourId)
}
