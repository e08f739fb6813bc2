import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type Db } from '@/lib/db/client'

/** Seats and sales of one month's departures, not counting cancelled ones. */
export type MonthlySales = {
  readonly month: Month
  readonly seats: number
  readonly seatsSold: number
  readonly cents: number
}

export function listMonthlySales(
  db: Db,
  { first, last }: { readonly first: Day; readonly last: Day },
): Promise<readonly MonthlySales[]> {
  return db.$queryRaw<MonthlySales[]>`
    SELECT to_char(d.day, 'YYYY-MM') AS month, sum(d.seats)::int AS seats,
      coalesce(sum(sold.seats), 0)::int AS "seatsSold", coalesce(sum(sold.cents), 0)::int AS cents
    FROM departures d LEFT JOIN (
      SELECT departure_id, sum(seats) AS seats, sum(total_cents) AS cents
      FROM bookings WHERE state = 'confirmed' GROUP BY departure_id
    ) sold ON sold.departure_id = d.id
    WHERE d.day BETWEEN ${first}::date AND ${last}::date AND d.cancelled_at IS NULL
    GROUP BY 1 ORDER BY 1`
}
