import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { NOT_ERASED_SQL } from '@/lib/db/sql/state-sql'

/** A guest who has not yet been sent a certain kind of e-mail about their tour. */
export type GuestNotYetEmailed = {
  readonly bookingId: string
  readonly departureId: number
  readonly day: Day
  /** When the booking was confirmed, or last moved. */
  readonly onDateSince: Date
}

/**
 * List the guests of tours on these days who have not yet been sent this kind of e-mail. Leaves out cancelled tours,
 * no-shows, erased guests, guests with an open choice, and guests who were given one because this tour saw no lights.
 */
export function listGuestsNotYetEmailed(
  db: Db,
  {
    kind,
    days,
    bookingId,
  }: { readonly kind: string; readonly days: readonly Day[]; readonly bookingId?: string },
): Promise<readonly GuestNotYetEmailed[]> {
  return db.$queryRaw<GuestNotYetEmailed[]>`
    SELECT b.id::text AS "bookingId", d.id AS "departureId", d.day::text,
      greatest(b.confirmed_at, (SELECT max(coalesce(h.ended_at, h.created_at)) FROM changes h
        WHERE h.booking_id = b.id AND h.kind = 'move' AND h.state = 'applied')) AS "onDateSince"
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    WHERE d.day = ANY(${[...days]}::date[]) AND d.cancelled_at IS NULL
      AND b.state = 'confirmed' AND b.confirmed_at IS NOT NULL AND b.customer_email <> '' AND b.no_show_at IS NULL
      AND (${bookingId ?? null}::uuid IS NULL OR b.id = ${bookingId ?? null}::uuid)
      AND NOT EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id
        AND (c.ended_at IS NULL OR c.cause = 'lights_not_seen' AND c.departure_id = d.id))
      AND ${NOT_ERASED_SQL}
      AND NOT EXISTS (SELECT FROM emails e
        WHERE e.booking_id = b.id AND e.kind = ${kind} AND e.cause = d.id::text)
    ORDER BY d.starts_at, b.created_at`
}
