import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import { NOT_SAMPLE_SQL } from '@/lib/db/sql/state-sql'

/* Checks that bookings agree with their history and choices, with one query per rule. */

/** The history's latest entry about a booking must match its state, date, places with prices, and total. */
const HISTORY = Prisma.sql`
  SELECT b.reference AS about, CASE WHEN h.after IS NULL THEN 'has no history that says what it is'
      ELSE 'is otherwise than its history says:' || concat(
        CASE WHEN h.after->>'state' <> b.state::text THEN ' ' || b.state || ' (' || (h.after->>'state') || ')' END,
        CASE WHEN (h.after->>'departureId')::int <> b.departure_id
          THEN ' on departure ' || b.departure_id || ' (' || (h.after->>'departureId') || ')' END,
        CASE WHEN h.after->'places' <> b.places THEN ' places ' || b.places::text || ' (' || (h.after->>'places') || ')' END,
        CASE WHEN (h.after->>'totalCents')::int <> b.total_cents
          THEN ' ' || b.total_cents || ' cents (' || (h.after->>'totalCents') || ')' END) END AS text
  FROM bookings b LEFT JOIN LATERAL (
    SELECT last.after FROM history last WHERE last.booking_id = b.id AND last.after ? 'totalCents'
    ORDER BY last.id DESC LIMIT 1
  ) h ON true
  WHERE ${NOT_SAMPLE_SQL} AND (h.after IS NULL OR h.after->>'state' <> b.state::text
    OR (h.after->>'departureId')::int <> b.departure_id OR h.after->'places' <> b.places
    OR (h.after->>'totalCents')::int <> b.total_cents)
  ORDER BY b.reference`

/**
 * A guest with an open choice must still be on the departure that the choice is about, except after a merge, which
 * moves guests, and after a return trip without lights, where the choice is about the return trip's departure.
 */
const CHOICES = Prisma.sql`
  SELECT b.reference AS about, 'is ' || b.state || ' on departure ' || b.departure_id || ', and its guest chooses ('
    || c.cause || ') because of departure ' || c.departure_id AS text
  FROM choices c JOIN bookings b ON b.id = c.booking_id
  WHERE c.ended_at IS NULL AND (b.state <> 'confirmed' OR CASE c.cause
    WHEN 'merged' THEN b.departure_id = c.departure_id
    WHEN 'lights_not_seen' THEN b.departure_id <> c.departure_id AND NOT EXISTS (
      SELECT FROM bookings trip WHERE trip.return_trip_of = b.id AND trip.departure_id = c.departure_id)
    ELSE b.departure_id <> c.departure_id END)
  ORDER BY b.reference`

/** A guest confirmed on a departure that we cancelled must have an open choice. */
const CANCELLED = Prisma.sql`
  SELECT b.reference AS about, 'is confirmed on departure ' || d.id || ', which is cancelled, and its guest has no choice' AS text
  FROM bookings b JOIN departures d ON d.id = b.departure_id
  WHERE d.cancelled_at IS NOT NULL AND b.state = 'confirmed'
    AND NOT EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL)
  ORDER BY b.reference`

export const HISTORY_CHECKS: readonly Prisma.Sql[] = [HISTORY, CHOICES, CANCELLED]
