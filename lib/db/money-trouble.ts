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
    WITH disputed AS (
      SELECT payment_intent_id FROM payment_events
      WHERE type IN ('charge.dispute.created', 'charge.dispute.closed')
      GROUP BY payment_intent_id, object_id
      HAVING bool_or(type = 'charge.dispute.created') AND NOT bool_or(type = 'charge.dispute.closed')
    ), trouble AS (
      SELECT c.*, c.payment_intent_id IN (SELECT payment_intent_id FROM disputed) AS is_disputed FROM checkouts c
      WHERE c.state IN ('refund_due', 'refund_refused')
        OR c.payment_intent_id IN (SELECT payment_intent_id FROM disputed)
    )
    SELECT CASE WHEN is_disputed THEN 'dispute' WHEN t.state = 'refund_refused' THEN 'refund_refused'
        ELSE 'refund_failing' END AS kind, b.reference,
      coalesce(CASE WHEN is_disputed THEN t.paid_cents END, t.refund_cents, t.paid_cents, 0)::int AS cents,
      t.last_error AS reason
    FROM trouble t JOIN bookings b ON b.id = t.booking_id
    WHERE is_disputed OR t.state = 'refund_refused' OR t.tries > 0
    ORDER BY b.reference`
}
