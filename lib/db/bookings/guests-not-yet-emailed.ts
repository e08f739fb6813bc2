import 'server-only'
import { addDays, type Day, helsinkiDay } from '@/lib/calendar/day'
import { addMinutes, MINUTES_PER_DAY } from '@/lib/calendar/duration'
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

/** A guest who is about to travel and has had no e-mail from us. */
export type GuestNotReached = {
  readonly bookingId: string
  readonly reference: string
  readonly phone: string | null
  readonly startsAt: Date
}

/** Until an e-mail counts as late here: those of a command wait ten minutes, in which it can be undone. */
const ON_ITS_WAY_MINUTES = 15

/**
 * List the guests whose tour begins within a day, and of whose e-mails no mail server has accepted any; soonest first.
 * Leaves out those who gave no e-mail address.
 */
export function listGuestsNotReached(db: Db, now: Date): Promise<readonly GuestNotReached[]> {
  const today = helsinkiDay(now)
  return db.$queryRaw<GuestNotReached[]>`
    SELECT b.id::text AS "bookingId", b.reference, b.customer_phone AS phone, d.starts_at AS "startsAt"
    FROM bookings b JOIN departures d ON d.id = b.departure_id
    WHERE d.day BETWEEN ${today}::date AND ${addDays(today, 1)}::date
      AND d.starts_at > ${now} AND d.starts_at <= ${addMinutes(now, MINUTES_PER_DAY)} AND d.cancelled_at IS NULL
      AND b.state = 'confirmed' AND b.confirmed_at < ${addMinutes(now, -ON_ITS_WAY_MINUTES)} AND b.customer_email <> ''
      AND ${NOT_ERASED_SQL}
      AND NOT EXISTS (SELECT FROM emails e
        WHERE e.booking_id = b.id AND e.kind LIKE '%-guest' AND e.sent_at IS NOT NULL)
    ORDER BY d.starts_at, b.reference`
}
