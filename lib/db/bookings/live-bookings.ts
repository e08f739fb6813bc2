import 'server-only'
import { toStoredBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/**
 * SQL condition on `bookings AS b`: unpaid and expired, so it no longer holds seats, even if it is not yet marked as
 * lapsed. A booking with an open payment page is excluded: it ends when Stripe says so, see `reconcileCheckout`.
 */
export function overdueBookingSql(now: Date): Prisma.Sql {
  return Prisma.sql`b.state IN ('hold', 'awaiting_payment') AND b.expires_at <= ${now}
    AND NOT EXISTS (
      SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.state = 'open' AND c.session_id IS NOT NULL)`
}

/** Mark the expired unpaid bookings of a locked departure as lapsed. Returns the ones marked. */
export async function expireOverdueBookings(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly StoredBooking[]> {
  const lapsed = await db.$queryRaw<{ id: string }[]>`
    UPDATE bookings b SET state = 'lapsed', ended_at = ${now}
    WHERE b.departure_id = ${departureId} AND ${overdueBookingSql(now)} RETURNING id::text`
  if (lapsed.length === 0) return []
  const rows = await db.booking.findMany({ where: { id: { in: lapsed.map(({ id }) => id) } } })
  return rows.map(toStoredBooking)
}

/** The bookings that have seats on a departure now, oldest first. */
export async function listLiveBookings(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly StoredBooking[]> {
  const live = await db.$queryRaw<{ id: string }[]>`
    SELECT b.id::text FROM bookings b
    WHERE b.departure_id = ${departureId} AND b.state IN ('hold', 'awaiting_payment', 'confirmed')
      AND NOT coalesce(${overdueBookingSql(now)}, false)`
  const rows = await db.booking.findMany({
    where: { id: { in: live.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(toStoredBooking)
}

/**
 * The same client's other unpaid card bookings for the same e-mail address, departure and party: most likely from
 * another tab. Matching by address alone would expose other people's bookings, because anyone can type an address.
 *
 * @param begunBy  bookings made later are left out
 */
export async function listUnpaidDuplicates(
  db: Db,
  { id, departureId, customerEmail, adults, children }: StoredBooking,
  begunBy: Date,
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT b.id::text FROM bookings b JOIN bookings one ON one.client_hash = b.client_hash
    WHERE one.id = ${id}::uuid AND b.id <> one.id AND b.state = 'hold' AND b.source = 'web'
      AND b.departure_id = ${departureId} AND b.adults = ${adults} AND b.children = ${children}
      AND lower(b.customer_email) = lower(${customerEmail}) AND b.created_at <= ${begunBy}`
  return rows.map((row) => row.id)
}
