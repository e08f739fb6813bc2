import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/* What of payments should agree, each by itself: a query for all of them. */

/**
 * Of a payment never more is to go back than is left of it: what its guest has had by another way, or a bank has taken, is
 * asked for no longer. What a bank's decision holds up is decided anew at its end.
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

/** No payment was refunded beyond what it was. What a bank took besides is a loss, which the sums have written off. */
const RETURNED = Prisma.sql`
  SELECT b.reference AS about, 'of a payment of ' || p.cents || ' cents ' || gone.refunded || ' were refunded' AS text
  FROM money_movements p JOIN bookings b ON b.id = p.booking_id
  JOIN LATERAL (
    SELECT sum(m.cents) AS refunded FROM money_movements m
    WHERE m.payment_id = p.id AND m.id <> p.id AND (m.kind = 'refund' OR m.reason = 'refund_bounced')
  ) gone ON true
  WHERE p.kind = 'payment' AND gone.refunded NOT BETWEEN 0 AND p.cents ORDER BY b.reference`

export const PAYMENT_CHECKS: readonly Prisma.Sql[] = [ASKED, RETURNED]
