import 'server-only'
import { type Cancelled } from '@/lib/booking/cancellation'
import { changeCheckout, findPaidCheckout } from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { closeOpenPages } from '@/lib/use-cases/payments/close-open-pages'
import { enqueue } from '@/lib/queue/enqueue'

/**
 * Cancel a booking's card payments, in the transaction that cancels the booking: the worker refunds the payment and
 * closes open pages. A payment that still arrives is refunded then.
 */
export async function cancelPayments(
  db: Db,
  bookingId: string,
  { refundCents, withheld }: Cancelled,
  now: Date,
): Promise<void> {
  await closeOpenPages(db, bookingId, now)
  const paid = await findPaidCheckout(db, bookingId)
  if (!paid) return
  const refundReason = 'cancelled'
  if (refundCents) {
    const due = { state: 'refund_due', refundReason, refundCents, tries: 0 } as const
    await changeCheckout(db, paid.id, due)
    await enqueue(db, 'pay_refund', paid.id, now)
  }
  if (withheld === 'disputed') {
    const refused = { state: 'refund_refused', refundReason, refundCents: paid.paidCents } as const
    await changeCheckout(db, paid.id, { ...refused, lastError: 'charge_disputed' })
  }
}
