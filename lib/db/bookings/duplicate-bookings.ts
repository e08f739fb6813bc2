import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'

/**
 * The same client's other unpaid card bookings for the same address, departure and party: most likely from another tab.
 * Matching by address alone would expose other people's bookings, because anybody can type an address.
 *
 * @param begunBy  bookings started later are left out
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
