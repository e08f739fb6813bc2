import 'server-only'
import { type Db } from '@/lib/db/client'
import { type StoredEmail } from '@/lib/db/emails/emails'

/** How the amounts in an e-mail have changed since it was queued, in cents. */
export type MoneySinceEmail = {
  /** Amount of refunds that are due or have just been sent, and that no earlier e-mail has mentioned. */
  readonly refundCents: number
  /** Amount already refunded in some other way, about which the guest has been notified. */
  readonly returnedCents: number
  /** Whether staff must send the whole refund by hand, even though the booking was paid by card or bank debit. */
  readonly isByHand: boolean
  /** Set if a bank has taken a payment back: `disputed` until it decides, `taken` if it decided against us. */
  readonly bank: 'disputed' | 'taken' | null
}

/**
 * Load how the money has changed, for e-mails about cancelled or changed bookings. Goodwill refunds have separate
 * e-mails and are left out.
 */
export async function loadMoneySinceEmail(
  db: Db,
  { bookingId, createdAt }: { readonly bookingId: string } & Pick<StoredEmail, 'createdAt'>,
): Promise<MoneySinceEmail> {
  const [row] = await db.$queryRaw<MoneySinceEmail[]>`
    WITH asked AS (
      SELECT r.cents, r.state = 'by_hand' AND p.method IN ('card', 'bank_debit') AS by_hand
      FROM refunds r JOIN money_movements p ON p.id = r.payment_id
        LEFT JOIN money_movements bounced ON bounced.refund_id = r.movement_id
      WHERE r.booking_id = ${bookingId}::uuid AND r.created_at >= ${createdAt} AND bounced.id IS NULL
        AND r.reason IN ('cancelled', 'changed', 'dispute_ended', 'change_dropped')
        AND (r.state IN ('waiting', 'due', 'by_hand') OR r.state = 'done' AND r.promised_cents IS NOT NULL)
    ), gone AS (
      SELECT sum(CASE h.what WHEN 'refund_bounced' THEN -1 ELSE 1 END * (h.after->>'cents')::int) AS cents FROM history h
      WHERE h.booking_id = ${bookingId}::uuid AND h.at >= ${createdAt}
        AND (h.what = 'money_returned' AND h.why IN ('dashboard', 'dispute_ended') OR h.what = 'refund_bounced')
    )
    SELECT coalesce((SELECT sum(cents) FROM asked), 0)::int AS "refundCents",
      greatest(0, (SELECT cents FROM gone))::int AS "returnedCents",
      coalesce((SELECT bool_and(by_hand) FROM asked), false) AS "isByHand",
      CASE WHEN EXISTS (SELECT FROM disputes d WHERE d.booking_id = ${bookingId}::uuid AND d.outcome IS NULL) THEN 'disputed'
        WHEN EXISTS (SELECT FROM disputes d WHERE d.booking_id = ${bookingId}::uuid AND d.outcome = 'lost') THEN 'taken' END AS bank`
  return row ?? { refundCents: 0, returnedCents: 0, isByHand: false, bank: null }
}
