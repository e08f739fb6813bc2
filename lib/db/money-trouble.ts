import 'server-only'
import { type Db } from '@/lib/db/client'

/** Money of a booking that does not settle by itself. */
export type MoneyTrouble = {
  readonly kind: 'dispute' | 'refund_refused' | 'refund_failing'
  readonly reference: string
  readonly cents: number
  /** Stripe's word for why; null where it gave none. */
  readonly reason: string | null
}

/**
 * Disputes that are open, refunds that Stripe will not make, and refunds that it did not make at the first try, by
 * reference. A disputed payment is listed as that alone.
 */
export function listMoneyTrouble(db: Db): Promise<readonly MoneyTrouble[]> {
  return db.$queryRaw<MoneyTrouble[]>`
    WITH trouble AS (
      SELECT c.id, b.reference, coalesce(c.refund_cents, c.paid_cents, 0) AS cents, c.last_error AS reason, c.state,
        c.paid_cents, EXISTS (
          SELECT FROM payment_events o
          WHERE o.payment_intent_id = c.payment_intent_id AND o.type = 'charge.dispute.created' AND NOT EXISTS (
            SELECT FROM payment_events e WHERE e.payment_intent_id = o.payment_intent_id
              AND e.type = 'charge.dispute.closed' AND e.object_id = o.object_id)
        ) AS is_disputed, c.tries
      FROM checkouts c JOIN bookings b ON b.id = c.booking_id
      WHERE c.payment_intent_id IS NOT NULL
    )
    SELECT CASE WHEN is_disputed THEN 'dispute' WHEN state = 'refund_refused' THEN 'refund_refused'
        ELSE 'refund_failing' END AS kind,
      reference, CASE WHEN is_disputed THEN coalesce(paid_cents, 0) ELSE cents END::int AS cents, reason
    FROM trouble
    WHERE is_disputed OR state = 'refund_refused' OR (state = 'refund_due' AND tries > 0)
    ORDER BY reference`
}
