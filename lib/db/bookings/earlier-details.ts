import 'server-only'
import { type Db } from '@/lib/db/client'
import { NOT_ERASED_SQL } from '@/lib/db/sql/state-sql'

/** Details that a guest gave with another booking. */
export type EarlierDetails = {
  readonly reference: string
  readonly pickupPlace: string | null
  readonly specialRequests: string | null
}

/** Find the details of the newest other booking with this e-mail address, in any letter case, that has any. */
export async function findNewestDetails(
  db: Db,
  { id, customerEmail }: { readonly id: string; readonly customerEmail: string },
): Promise<EarlierDetails | null> {
  const [newest = null] = await db.$queryRaw<EarlierDetails[]>`
    SELECT b.reference, b.pickup_place AS "pickupPlace", b.special_requests AS "specialRequests" FROM bookings b
    WHERE lower(b.customer_email) = lower(${customerEmail}) AND b.id <> ${id}::uuid
      AND b.confirmed_at IS NOT NULL AND ${NOT_ERASED_SQL}
      AND (b.pickup_place IS NOT NULL OR b.special_requests IS NOT NULL)
    ORDER BY b.confirmed_at DESC LIMIT 1`
  return newest
}
