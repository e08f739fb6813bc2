import 'server-only'
import { type Db } from '@/lib/db/client'

/** A booking or change made by the operator that the guest is to pay for by card. Amounts in cents. */
export type PendingPaymentLink = {
  readonly bookingId: string
  readonly reference: string
  readonly cents: number
  readonly dueAt: Date
  readonly isOfChange: boolean
}

/**
 * Bookings and changes whose guests were sent a payment link, soonest due first; bank debits under way are left out.
 */
export function listPendingPaymentLinks(db: Db, now: Date): Promise<readonly PendingPaymentLink[]> {
  return db.$queryRaw<PendingPaymentLink[]>`
    SELECT b.id::text AS "bookingId", b.reference, one.cents, one.due_at AS "dueAt", one.is_of_change AS "isOfChange"
    FROM (
      SELECT id AS booking_id, total_cents + coalesce((
          SELECT sum(CASE WHEN m.kind IN ('payment', 'dispute_won') THEN -m.cents ELSE m.cents END)
          FROM money_movements m WHERE m.booking_id = w.id), 0)::int AS cents,
        expires_at AS due_at, false AS is_of_change
      FROM bookings w WHERE state = 'awaiting_payment' AND payment_method = 'card'
      UNION ALL
      SELECT booking_id, pay_cents, held_until, true FROM changes
      WHERE state = 'held' AND pay_by = 'card' AND asked_by = 'operator'
    ) one JOIN bookings b ON b.id = one.booking_id
    WHERE one.due_at > ${now}
      AND NOT EXISTS (SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.state = 'waiting')
    ORDER BY one.due_at, b.reference`
}
