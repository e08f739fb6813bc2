import 'server-only'
import { z } from 'zod'
import { type Prices } from '@/lib/booking/money/quote'
import { type TourSnapshot } from '@/lib/booking/tour'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { HOLDS_SEATS_SQL } from '@/lib/db/sql/state-sql'

const snapshotSchema = z.object({
  name: z.string(),
  times: z.object({
    start: z.string(),
    end: z.string().nullable(),
    earliestEnd: z.string().nullable(),
    bookingCloses: z.string(),
    summary: z.string().nullable(),
    text: z.string(),
  }),
  meetingPoint: z.string(),
  isPickedUp: z.boolean().default(false),
  whatToBring: z.string(),
  isGuaranteed: z.boolean(),
}) satisfies z.ZodType<TourSnapshot>

export type StoredTour = { readonly id: number; readonly prices: Prices; readonly maxCapacity: number | null }

export async function listTours(db: Db): Promise<readonly StoredTour[]> {
  const rows = await db.tour.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ id, adultPriceCents, childPriceCents, maxCapacity }) => ({
    id,
    prices: { adultCents: adultPriceCents, childCents: childPriceCents },
    maxCapacity,
  }))
}

export async function hasTour(db: Db, id: number): Promise<boolean> {
  return (await db.tour.count({ where: { id } })) > 0
}

export async function saveTour(db: Db, tour: StoredTour & TourSnapshot): Promise<void> {
  const { id, prices, maxCapacity } = tour
  const row = {
    adultPriceCents: prices.adultCents,
    childPriceCents: prices.childCents,
    maxCapacity,
    snapshot: snapshotSchema.parse(tour),
  }
  await db.tour.upsert({ where: { id }, create: { id, ...row }, update: row })
}

/** Save the tour's texts for e-mails when it is published; its prices stay unchanged. */
export async function saveTourSnapshot(db: Db, tour: TourSnapshot & { readonly id: number }): Promise<void> {
  await db.tour.updateMany({ where: { id: tour.id }, data: { snapshot: snapshotSchema.parse(tour) } })
}

/** The tour's texts for e-mails as last published; null if they were never saved. */
export async function findTourSnapshot(db: Db, id: number): Promise<TourSnapshot | null> {
  const row = await db.tour.findUnique({ where: { id }, select: { snapshot: true } })
  return row?.snapshot ? snapshotSchema.parse(row.snapshot) : null
}

/** A tour that still has guests to come; `firstDay` is the earliest day they come. */
export type TourWithGuests = {
  readonly tourId: number
  readonly bookings: number
  readonly firstDay: string
}

/** Tours other than the given ones that have bookings, unpaid ones included, on departures yet to start. */
export async function listOtherToursWithGuests(
  db: Db,
  { known, now }: { readonly known: readonly number[]; readonly now: Date },
): Promise<readonly TourWithGuests[]> {
  return db.$queryRaw<TourWithGuests[]>`
    SELECT d.tour_id AS "tourId", count(*)::int AS bookings, min(d.day)::text AS "firstDay"
    FROM departures d JOIN bookings b ON b.departure_id = d.id
    WHERE d.day >= ${helsinkiDay(now)}::date AND d.starts_at > ${now} AND NOT d.tour_id = ANY(${[...known]})
      AND ${HOLDS_SEATS_SQL}
    GROUP BY d.tour_id ORDER BY d.tour_id`
}
