import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/* Checks each payment, with one query per rule. */

/**
 * A payment's open refunds must not exceed what is left of it: amounts refunded in some other way, or taken by a bank,
 * are no longer due. Refunds stopped by an open dispute are not counted; we reconsider them when it ends.
 */
const ASKED = Prisma.sql`
  SELECT b.reference AS about, asked.cents || ' cents are still to be refunded of a payment of ' || p.cents
    || ' cents, of which ' || gone.cents || ' have gone' AS text
  FROM (
    SELECT r.payment_id, sum(r.cents) AS cents FROM refunds r
    WHERE r.state IN ('waiting', 'due', 'by_hand') OR r.state = 'refused'
      AND NOT EXISTS (SELECT FROM disputes d WHERE d.payment_id = r.payment_id AND d.outcome IS NULL)
    GROUP BY r.payment_id
  ) asked
  JOIN money_movements p ON p.id = asked.payment_id JOIN bookings b ON b.id = p.booking_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE m.kind WHEN 'dispute_won' THEN -m.cents ELSE m.cents END), 0) AS cents
    FROM money_movements m WHERE m.payment_id = p.id AND m.id <> p.id
  ) gone
  WHERE asked.cents + gone.cents > p.cents ORDER BY b.reference`

/**
 * No more may be refunded than was paid. Anything that a bank takes on top of that is a loss, written off in the
 * ledger.
 */
const RETURNED = Prisma.sql`
  SELECT b.reference AS about, 'of a payment of ' || p.cents || ' cents ' || gone.refunded || ' were refunded' AS text
  FROM money_movements p JOIN bookings b ON b.id = p.booking_id
  JOIN LATERAL (
    SELECT sum(m.cents) AS refunded FROM money_movements m
    WHERE m.payment_id = p.id AND m.id <> p.id AND (m.kind = 'refund' OR m.reason = 'refund_bounced')
  ) gone ON true
  WHERE p.kind = 'payment' AND gone.refunded NOT BETWEEN 0 AND p.cents ORDER BY b.reference`

/**
 * We must not keep more than a booking costs, apart from small overpayments in cryptocurrency. The total of a cancelled
 * or refunded booking must not exceed what it was when it ended.
 */
const KEPT = Prisma.sql`
  SELECT b.reference AS about, kept.over || ' cents are kept beyond what '
    || CASE WHEN b.state IN ('cancelled', 'refunded') THEN 'its end left us' ELSE 'it costs' END AS text
  FROM bookings b CROSS JOIN LATERAL (
    SELECT coalesce(sum(m.cents) FILTER (WHERE m.kind = 'correction'), 0)
        - coalesce(sum(m.cents) FILTER (WHERE m.reason IN ('refund_bounced', 'crypto_over')), 0) AS corrected,
      -coalesce(sum(CASE WHEN m.kind IN ('payment', 'dispute_won') THEN -m.cents
        WHEN m.kind <> 'correction' OR m.reason = 'refund_bounced' THEN m.cents END), 0) AS held
    FROM money_movements m WHERE m.booking_id = b.id
  ) rows CROSS JOIN LATERAL (
    SELECT CASE WHEN b.state IN ('cancelled', 'refunded') THEN b.total_cents - (
        SELECT (h.after->>'totalCents')::int FROM history h
        WHERE h.booking_id = b.id AND h.what = b.state::text ORDER BY h.id DESC LIMIT 1)
      ELSE least(rows.corrected, rows.held - b.total_cents) END AS over
  ) kept
  WHERE kept.over > 0 ORDER BY b.reference`

export const PAYMENT_CHECKS: readonly Prisma.Sql[] = [ASKED, RETURNED, KEPT]
