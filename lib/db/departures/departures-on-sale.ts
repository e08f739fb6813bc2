import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Season } from '@/lib/calendar/season'
import { type Db } from '@/lib/db/client'
import {
  parseDepartures,
  readDepartureRows,
  type TourDepartureRows,
  type StoredDeparture,
} from '@/lib/db/departures/departures'
import { Prisma } from '@/lib/db/generated/client'
import { inSeasonSql } from '@/lib/db/sql/in-season-sql'

/** A tour and its season as the content now defines it; departures outside the season are not on sale. */
type TourInSeason = { readonly id: number; readonly season: Season }

/** Selects departures that are on sale, bookable or full. */
type OnSale = {
  readonly from: Day
  readonly to?: Day
  readonly now: Date
  /** Set to include departures whose sales closed after this instant. */
  readonly closesAfter?: Date
}

type OnSaleOfTours = OnSale & { readonly tours: readonly TourInSeason[] }

/** A tour's departures on sale, ordered by day, in one indexed query. */
export async function listDeparturesOnSale(
  db: Db,
  { tour, ...wanted }: OnSale & { readonly tour: TourInSeason },
): Promise<readonly StoredDeparture[]> {
  return (await readOnSale(db, { ...wanted, tours: [tour] })).flatMap(parseDepartures)
}

/** Several tours' departures on sale, ordered by day and tour, in one indexed query. */
export async function listToursDeparturesOnSale(
  db: Db,
  wanted: OnSaleOfTours,
): Promise<readonly StoredDeparture[]> {
  const found = (await readOnSale(db, wanted)).flatMap(parseDepartures)
  return found.sort((one, other) => compare(one.day, other.day) || one.tourId - other.tourId)
}

const compare = (one: Day, other: Day) => (one < other ? -1 : Number(one > other))

/**
 * For frequent callers that derive something from each tour's departures on sale: `make` is called again only for tours
 * whose departures have changed.
 *
 * @returns  a function that returns the results of `make`, by tour id
 */
export function memoizeByDepartures<Made>(
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
          before?.rows === one.rows ? before : { rows: one.rows, made: make(parseDepartures(one)) },
        ]
      }),
    )
    return new Map([...last].map(([tourId, { made }]) => [tourId, made]))
  }
}

function readOnSale(
  db: Db,
  { tours, from, to = '9999-12-31', now, closesAfter = now }: OnSaleOfTours,
): Promise<readonly TourDepartureRows[]> {
  const inSeason = tours.map(({ id, season }) => Prisma.sql`(d.tour_id = ${id} AND ${inSeasonSql(season)})`)
  const wanted = Prisma.sql`
    d.day BETWEEN ${from}::date AND ${to}::date
      AND NOT d.is_closed AND d.closes_at > ${closesAfter} AND (${Prisma.join(inSeason, ' OR ')})`
  return readDepartureRows(db, now, wanted)
}
