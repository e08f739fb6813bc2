import 'server-only'
import { type CancelReason } from '@/lib/booking/changes/departure-cancellation'
import { type PriceOverrides } from '@/lib/booking/money/price-overrides'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'

export type NewDeparture = Pick<StoredDeparture, 'tourId' | 'day' | 'seats' | 'startsAt' | 'closesAt'>

/** How many departures were put on sale, were given new times, or stayed the same because they have guests. */
export type PublishCounts = { readonly added: number; readonly moved: number; readonly keptForGuests: number }

type Published = Omit<PublishCounts, 'added'> & { readonly addedIds: readonly number[] }

/**
 * Put departures on sale. An existing departure takes the given times unless it has guests; its seats, and whether it
 * is closed, stay as they are.
 */
export async function publishDepartures(db: Db, departures: readonly NewDeparture[]): Promise<Published> {
  const rows = JSON.stringify(departures)
  const [published] = await db.$queryRaw<Published[]>`
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
    SELECT ARRAY(SELECT id FROM added ORDER BY id) AS "addedIds", (SELECT count(*)::int FROM moved) AS moved,
      (SELECT count(*)::int FROM known WHERE seats_taken > 0) AS "keptForGuests"`
  if (!published) throw new Error('publishing departures answered nothing')
  return published
}

/** Reverse a locked departure's cancellation; it stays off sale. */
export async function reverseDepartureCancellation(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { cancelledAt: null, cancelReason: null } })
}

/** Mark a locked departure as cancelled, which closes it for good. */
export async function markDepartureCancelled(
  db: Db,
  id: number,
  { reason, now }: { readonly reason: CancelReason; readonly now: Date },
): Promise<void> {
  await db.departure.update({
    where: { id },
    data: { isClosed: true, cancelledAt: now, cancelReason: reason },
  })
}

/** Set a locked departure's start and closing time. */
export async function setDepartureTimes(
  db: Db,
  id: number,
  times: Pick<StoredDeparture, 'startsAt' | 'closesAt'>,
): Promise<void> {
  await db.departure.update({ where: { id }, data: times })
}

/** Close or reopen locked departures; cancelled ones stay closed. Returns the ids of those that changed. */
export async function setDeparturesClosed(
  db: Db,
  ids: readonly number[],
  isClosed: boolean,
): Promise<readonly number[]> {
  const changed = await db.departure.updateManyAndReturn({
    where: { id: { in: [...ids] }, cancelledAt: null },
    data: { isClosed },
    select: { id: true },
  })
  return changed.map(({ id }) => id)
}

export async function setDepartureGuide(
  db: Db,
  ids: readonly number[],
  guideName: string | null,
): Promise<void> {
  await db.departure.updateMany({ where: { id: { in: [...ids] } }, data: { guideName } })
}

/** Set or clear a departure's own prices; existing bookings keep theirs. */
export async function setPriceOverrides(
  db: Db,
  prices: readonly (PriceOverrides & { readonly id: number })[],
): Promise<void> {
  for (const { id, adultCents, childCents } of prices)
    await db.departure.update({
      where: { id },
      data: { adultPriceCents: adultCents, childPriceCents: childCents },
    })
}

/** Set how many seats these departures have; the database rejects fewer than are taken. */
export async function setDepartureSeats(db: Db, ids: readonly number[], seats: number): Promise<void> {
  await db.departure.updateMany({ where: { id: { in: [...ids] } }, data: { seats } })
}
