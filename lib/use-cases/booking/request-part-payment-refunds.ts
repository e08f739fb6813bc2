import 'server-only'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { type Db } from '@/lib/db/client'
import { listPartPayments } from '@/lib/db/money/ledger'
import { addRefund } from '@/lib/db/money/refunds'

/**
 * Have staff refund the part payments for a booking or change that was never paid in full, in the transaction in which
 * it lapses or is dropped.
 *
 * @returns  the amount to refund, in cents
 *
 * Rule: crypto-tolerance (docs/rules.md)
 */
export async function requestPartPaymentRefunds(
  db: Db,
  { bookingId, changeId }: { readonly bookingId: string; readonly changeId: string | null },
  now: Date,
  reason: Extract<RefundReason, 'not_in_full' | 'change_dropped'> = 'not_in_full',
): Promise<number> {
  const parts = await listPartPayments(db, { bookingId, changeId })
  for (const { paymentId, leftCents: cents } of parts) {
    const refund = { bookingId, changeId, paymentId, cents, promisedCents: null } as const
    await addRefund(db, { ...refund, reason, state: 'by_hand' }, now)
  }
  return parts.reduce((sum, { leftCents }) => sum + leftCents, 0)
}
