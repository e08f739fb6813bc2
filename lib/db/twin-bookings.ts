import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'

/**
 * What the client of a booking has begun besides, for the same address, departure and party, and is still to pay by card:
 * the same in another tab. Nobody else's is told by an address, which anybody can type.
 *
 * @param begunBy  what was begun later is none
 */
export async function listUnpaidTwins(
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
