import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { type Language } from '@/lib/language/language'
import { UNSENT_EMAIL_SQL } from '@/lib/db/emails/emails'
import { HAS_LINK_SQL, NOT_ERASED_SQL } from '@/lib/db/sql/state-sql'

export type LinkableBooking = {
  readonly id: string
  readonly reference: string
  readonly customerEmail: string
  /** The language that the guest reads. */
  readonly language: Language
  readonly tourId: number
  readonly day: Day
}

/**
 * The bookings that an e-mail address, in any letter case, may be sent links to: confirmed at some time or awaiting
 * payment by link, and either starting after `since` or with an open choice. Erased guests are left out.
 */
export async function listLinkableBookings(
  db: Db,
  { email, since }: { readonly email: string; readonly since: Date },
): Promise<readonly LinkableBooking[]> {
  return db.$queryRaw<LinkableBooking[]>`
    SELECT b.id::text, b.reference, b.customer_email AS "customerEmail", b.language, d.tour_id AS "tourId", d.day::text
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    WHERE lower(b.customer_email) = lower(${email}) AND (
        d.starts_at > ${since}
        OR EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL
          AND (c.return_trip_until IS NULL OR c.return_trip_until >= ${since}::date)))
      AND ${NOT_ERASED_SQL}
      AND (b.confirmed_at IS NOT NULL OR ${HAS_LINK_SQL})
    ORDER BY d.starts_at`
}

/**
 * The references of bookings whose guest needs the link to choose or to pay. A booking with an unsent e-mail is left
 * out, because that e-mail will contain a new link.
 */
export async function listBookingsAwaitingGuest(
  db: Db,
  reference: string | undefined,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ reference: string }[]>`
    SELECT b.reference FROM bookings b
    WHERE b.customer_email <> '' AND (${reference ?? null}::text IS NULL OR b.reference = ${reference ?? null})
      AND (${HAS_LINK_SQL} AND b.expires_at > ${now}
        OR EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL))
      AND NOT EXISTS (SELECT FROM emails
        WHERE emails.booking_id = b.id AND emails.kind LIKE '%-guest' AND ${UNSENT_EMAIL_SQL})
    ORDER BY b.created_at`
  return rows.map((row) => row.reference)
}
