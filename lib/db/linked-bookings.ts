import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'

export type LinkedBooking = {
  readonly id: string
  readonly reference: string
  readonly customerEmail: string
  readonly tourId: number
  readonly day: Day
}

/**
 * The bookings of an address, in any letter case, that were ever more than a hold, on departures since an instant, or
 * whose guest still chooses.
 */
export async function listLinkedBookings(
  db: Db,
  { email, since }: { readonly email: string; readonly since: Date },
): Promise<readonly LinkedBooking[]> {
  return db.$queryRaw<LinkedBooking[]>`
    SELECT b.id::text, b.reference, b.customer_email AS "customerEmail", d.tour_id AS "tourId", d.day::text
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    WHERE lower(b.customer_email) = lower(${email}) AND (
        d.starts_at > ${since}
        OR EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL
          AND (c.return_trip_until IS NULL OR c.return_trip_until >= ${since}::date)))
      AND (b.confirmed_at IS NOT NULL OR b.state = 'awaiting_payment'
        OR b.state = 'hold' AND b.source <> 'web')
    ORDER BY d.starts_at`
}
