import 'server-only'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { listPayments } from '@/lib/booking/money/list-payments'
import { type Db } from '@/lib/db/client'
import { listBookingPayments, loadLedger } from '@/lib/db/money/ledger'
import { addRefund } from '@/lib/db/money/refunds'

/**
 * Have staff refund the part payments for a booking or change that was never paid in full, in the transaction in which
 * it lapses or is dropped.
 *
 * @returns  the amount to refund, in cents
 *
 * Rule: crypto-tolerance (docs/rules.md)
 */
export async function requestPartRefunds(
  db: Db,
  { bookingId, changeId }: { readonly bookingId: string; readonly changeId: string | null },
  now: Date,
  reason: Extract<RefundReason, 'not_in_full' | 'change_dropped'> = 'not_in_full',
): Promise<number> {
  const payments = await listBookingPayments(db, bookingId)
  const own = new Set(payments.filter((payment) => payment.changeId === changeId).map(({ id }) => id))
  if (own.size === 0) return 0
  const left = listPayments(await loadLedger(db, bookingId)).filter(({ paymentId }) => own.has(paymentId))
  let sum = 0
  for (const { paymentId, leftCents: cents } of left) {
    if (cents === 0) continue
    sum += cents
    const refund = { bookingId, changeId, paymentId, cents, promisedCents: null } as const
    await addRefund(db, { ...refund, reason, state: 'by_hand' }, now)
  }
  return sum
}
