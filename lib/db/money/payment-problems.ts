import 'server-only'
import { type Db } from '@/lib/db/client'

/** A problem with a booking's payment that needs somebody to act. */
export type PaymentProblem = {
  readonly kind: 'dispute' | 'refund_refused' | 'refund_by_hand' | 'refund_failing'
  readonly bookingId: string
  readonly reference: string
  readonly cents: number
  /** Stripe's code for the problem; null if it gave none. */
  readonly reason: string | null
  /** Until when Stripe takes an answer to a dispute, as far as its e-mail still says; otherwise null. */
  readonly dueAt: Date | null
}

/**
 * Open disputes, refunds that Stripe refuses, refunds that staff must send, and refunds that failed at the first try,
 * ordered by booking reference. A refund held up by a dispute is not listed separately.
 */
export function listPaymentProblems(db: Db): Promise<readonly PaymentProblem[]> {
  return db.$queryRaw<PaymentProblem[]>`
    SELECT trouble.kind, b.id::text AS "bookingId", b.reference, trouble.cents, trouble.reason,
      trouble.due_at AS "dueAt"
    FROM (
      SELECT 'dispute' AS kind, booking_id, cents, NULL AS reason,
        (SELECT max((e.facts->'dispute'->>'evidenceDueAt')::timestamptz) FROM emails e
          WHERE e.booking_id = x.booking_id AND e.kind = 'dispute-opened-operator' AND starts_with(e.cause, x.id || ':')
        ) AS due_at
      FROM disputes x WHERE outcome IS NULL
      UNION ALL
      SELECT CASE state WHEN 'refused' THEN 'refund_refused' WHEN 'by_hand' THEN 'refund_by_hand'
        ELSE 'refund_failing' END, booking_id, cents, last_error, NULL
      FROM refunds r
      WHERE (state IN ('refused', 'by_hand') OR state = 'due' AND tries > 0)
        AND NOT (state = 'refused'
          AND EXISTS (SELECT FROM disputes d WHERE d.payment_id = r.payment_id AND d.outcome IS NULL))
    ) trouble JOIN bookings b ON b.id = trouble.booking_id
    ORDER BY b.reference, trouble.kind`
}
