import 'server-only'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { HISTORY_CHECKS } from '@/lib/db/history/history-checks'
import { listReceiptChecks, type TourVatRate } from '@/lib/db/money/receipt-checks'
import { PAYMENT_CHECKS } from '@/lib/db/money/payment-checks'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { CREDIT_NOTES_COMPLETE_SQL } from '@/lib/db/sql/credit-notes-complete-sql'
import { HOLDS_SEATS_SQL, NOT_ERASED_SQL, NOT_SAMPLE_SQL } from '@/lib/db/sql/state-sql'

export type BooksFinding = { readonly about: string; readonly text: string }

/** E-mails' content is erased after 90 days, so it is checked only in newer ones. */
const EMAIL_DAYS = 80

/** SQL condition: the booking's guest can be reached by e-mail. */
const KNOWN = Prisma.sql`b.customer_email <> '' AND ${NOT_SAMPLE_SQL}
  AND ${NOT_ERASED_SQL}`

/**
 * SQL condition: the guest could be reached by e-mail at that time. Some bookings made by phone get an address only
 * later.
 */
const knownAt = (instant: Prisma.Sql, clock = Prisma.sql`at`) => Prisma.sql`${KNOWN} AND NOT EXISTS (
  SELECT FROM history h WHERE h.booking_id = b.id AND h.after ? 'isFirstAddress' AND h.${clock} > ${instant})`

/**
 * Find every inconsistency in the books, with one query per rule. Constraints, triggers and transactions already
 * enforce each rule, so a finding is a bug.
 *
 * @param rates  VAT rates to compare receipts with
 *
 * Rule: books-agree (docs/rules.md)
 */
export async function findInconsistencies(
  db: Db,
  now: Date,
  rates: readonly TourVatRate[] = [],
): Promise<readonly BooksFinding[]> {
  const findings: BooksFinding[] = []
  const money = [SEATS, SUMS, RETURNS, ...PAYMENT_CHECKS, DOCUMENTS, ...listReceiptChecks(rates)]
  for (const ask of [...money, ...HISTORY_CHECKS, ...emails(now)])
    findings.push(...(await db.$queryRaw<BooksFinding[]>(ask)))
  return findings
}

/**
 * Seats taken must equal the seats of bookings, of changes awaiting payment, and of reserves for commands that can
 * still be undone.
 */
const SEATS = Prisma.sql`
  SELECT 'departure ' || d.id AS about,
    d.seats_taken || ' seats taken, and ' || held.seats || ' held by bookings, changes and undos' AS text
  FROM departures d CROSS JOIN LATERAL (
    SELECT coalesce((SELECT sum(b.seats) FROM bookings b WHERE b.departure_id = d.id AND ${HOLDS_SEATS_SQL}), 0)
      + coalesce((SELECT sum(c.seats) FROM changes c WHERE c.departure_id = d.id AND c.state = 'held'), 0)
      + coalesce((SELECT sum(r.seats) FROM seat_reserves r WHERE r.departure_id = d.id), 0) AS seats
  ) held
  WHERE d.seats_taken <> held.seats ORDER BY d.id`

/**
 * Counting pending refunds, a confirmed, cancelled or refunded booking must have a balance of zero; for any other we
 * must hold none of the guest's money except part payments. Exceptions: money in an open dispute, and a bank debit
 * still under way.
 */
const SUMS = Prisma.sql`
  SELECT b.reference AS about, CASE
      WHEN b.state IN ('confirmed', 'cancelled', 'refunded')
        THEN 'is ' || b.state || ', and its sum is ' || money.due || ' cents'
      ELSE 'is ' || b.state || ', and ' || money.held || ' cents of its guest are held' END AS text
  FROM bookings b CROSS JOIN LATERAL (
    SELECT coalesce((SELECT sum(r.cents) FROM refunds r
        WHERE r.booking_id = b.id AND r.state NOT IN ('done', 'dropped')), 0) AS asked,
      coalesce((SELECT sum(d.cents) FROM disputes d WHERE d.booking_id = b.id AND d.outcome IS NULL), 0) AS disputed,
      EXISTS (SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.change_id IS NULL AND c.state = 'waiting') AS coming,
      coalesce(sum(CASE WHEN m.kind IN ('payment', 'dispute_won') THEN -m.cents ELSE m.cents END), 0) AS added,
      coalesce(sum(m.cents) FILTER (WHERE m.kind = 'correction' AND m.payment_id IS NULL), 0) AS corrected
    FROM money_movements m WHERE m.booking_id = b.id
  ) rows CROSS JOIN LATERAL (
    SELECT b.total_cents + rows.added + rows.asked AS due, rows.corrected - rows.added - rows.asked AS held
  ) money
  WHERE CASE b.state
    WHEN 'awaiting_payment' THEN money.held NOT BETWEEN 0 AND b.total_cents
    WHEN 'hold' THEN money.held <> 0
    WHEN 'lapsed' THEN money.held <> 0 AND money.held <> -rows.disputed
    ELSE money.due NOT BETWEEN 0 AND rows.disputed + CASE WHEN rows.coming THEN b.total_cents ELSE 0 END END
  ORDER BY b.reference`

/** A completed refund must have a ledger row with the same amount. */
const RETURNS = Prisma.sql`
  SELECT b.reference AS about, 'a refund of ' || r.cents || ' cents is done, and its row says ' || m.cents AS text
  FROM refunds r JOIN money_movements m ON m.id = r.movement_id JOIN bookings b ON b.id = r.booking_id
  WHERE r.state = 'done' AND (m.cents <> r.cents OR m.kind <> 'refund' OR m.payment_id <> r.payment_id)
  ORDER BY b.reference`

/**
 * Every payment, refund and lost dispute must have a receipt or credit note for its amount. A credit note may be for
 * less, or missing, if the payment's notes already cover everything.
 */
const DOCUMENTS = Prisma.sql`
  SELECT b.reference AS about, CASE WHEN r.movement_id IS NULL
      THEN 'a ' || m.kind || ' of ' || m.cents || ' cents has no document'
      ELSE r.number || ' does not say ' || m.cents || ' cents' END AS text
  FROM money_movements m JOIN bookings b ON b.id = m.booking_id JOIN money_movements p ON p.id = m.payment_id
    LEFT JOIN receipts r ON r.movement_id = m.id
  WHERE ${NOT_SAMPLE_SQL} AND (m.kind IN ('payment', 'refund')
      OR EXISTS (SELECT FROM disputes d WHERE m.kind = 'dispute' AND d.id = m.provider_id AND d.outcome = 'lost'))
    AND (r.number IS NULL OR (r.document->>'grossCents')::int <> m.cents)
    AND NOT (m.kind <> 'payment' AND coalesce((r.document->>'grossCents')::int, 0) < m.cents AND ${CREDIT_NOTES_COMPLETE_SQL})
  ORDER BY b.reference`

function emails(now: Date): readonly Prisma.Sql[] {
  const since = new Date(now.getTime() - EMAIL_DAYS * MS_PER_DAY)
  const told = (kinds: readonly string[]) =>
    Prisma.sql`EXISTS (SELECT FROM emails e WHERE e.booking_id = b.id AND e.kind = ANY(${[...kinds]}))`
  // An erased guest's e-mails have no content left, so assume that the document was attached.
  const carried = Prisma.sql`EXISTS (SELECT FROM emails e
    WHERE e.booking_id = b.id AND (e.facts->'documents' ? m.id::text OR e.facts = '{}'))`
  return [
    Prisma.sql`
      SELECT b.reference AS about, 'is confirmed, and its guest has no e-mail that says so' AS text
      FROM bookings b
      WHERE b.confirmed_at >= ${since} AND ${knownAt(Prisma.sql`b.confirmed_at`)}
        AND NOT ${told(['booking-confirmed-guest', 'booking-changed-guest', 'return-trip-booked-guest'])}
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'is a place that was offered, and its guest has no e-mail about it' AS text
      FROM bookings b
      WHERE b.source = 'waiting_list' AND b.created_at >= ${since} AND ${KNOWN} AND NOT ${told(['place-offered-guest'])}
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'is ' || b.state || ', and its guest has no e-mail since' AS text
      FROM bookings b
      WHERE b.state IN ('cancelled', 'refunded') AND b.ended_at >= ${since} AND ${KNOWN}
        AND (b.confirmed_at IS NOT NULL OR ${told(['crypto-received-guest', 'payment-link-guest'])})
        AND NOT EXISTS (SELECT FROM emails e
          WHERE e.booking_id = b.id AND e.kind LIKE '%-guest' AND e.created_at >= b.ended_at)
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'a ' || m.kind || ' of ' || m.cents || ' cents was in no e-mail' AS text
      FROM money_movements m JOIN bookings b ON b.id = m.booking_id JOIN receipts r ON r.movement_id = m.id
      WHERE m.kind IN ('payment', 'refund') AND m.recorded_at >= ${since} AND NOT ${carried}
        AND ${knownAt(Prisma.sql`m.recorded_at`, Prisma.sql`recorded_at`)}
        AND NOT EXISTS (SELECT FROM refunds o
          WHERE o.payment_id = m.id AND m.kind = 'payment' AND o.state NOT IN ('done', 'dropped'))
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'a change was made, and its guest has no e-mail about it' AS text
      FROM changes c JOIN bookings b ON b.id = c.booking_id
      WHERE c.state = 'applied' AND c.ended_at >= ${since} AND ${knownAt(Prisma.sql`c.ended_at`)} AND NOT EXISTS (
        SELECT FROM emails e WHERE e.booking_id = b.id AND (
          (e.kind = 'booking-changed-guest' AND e.cause = c.id::text)
          OR (e.kind = 'departure-merged-guest' AND e.created_at >= c.created_at)))
        -- Undone, its e-mails were never sent.
        AND NOT EXISTS (SELECT FROM history h
          WHERE h.booking_id = b.id AND h.what = 'undone' AND h.at >= c.created_at)
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'is to be paid by a link, and its guest has no e-mail with it' AS text
      FROM bookings b
      WHERE b.state = 'awaiting_payment' AND b.source = 'phone' AND b.created_at >= ${since} AND ${KNOWN}
        AND NOT ${told(['payment-link-guest'])}
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'a choice is open, and its guest has no e-mail about it' AS text
      FROM choices c JOIN bookings b ON b.id = c.booking_id
      WHERE c.ended_at IS NULL AND c.opened_at >= ${since} AND ${KNOWN}
        AND NOT EXISTS (SELECT FROM emails e WHERE e.choice_id = c.id)
      ORDER BY b.reference`,
    Prisma.sql`
      SELECT b.reference AS about, 'payment details were kept, and not sent' AS text
      FROM payment_details p JOIN bookings b ON b.id = p.booking_id
      WHERE p.sent_at >= ${since} AND ${KNOWN} AND NOT EXISTS (
        SELECT FROM emails e WHERE e.booking_id = b.id AND e.kind = 'crypto-details-guest' AND e.cause = p.id::text)
      ORDER BY b.reference`,
  ]
}
