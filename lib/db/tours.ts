import 'server-only'
import { type Prices } from '@/lib/booking/quote'
import { type Db } from '@/lib/db/client'

export type StoredTour = { readonly id: number; readonly prices: Prices; readonly maxCapacity: number | null }

/** Every tour, ordered by id. */
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

/** Make the tours table say what is given. */
export async function saveTour(db: Db, { id, prices, maxCapacity }: StoredTour): Promise<void> {
  const row = { adultPriceCents: prices.adultCents, childPriceCents: prices.childCents, maxCapacity }
  await db.tour.upsert({ where: { id }, create: { id, ...row }, update: row })
}
