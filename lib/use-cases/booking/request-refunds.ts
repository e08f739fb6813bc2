import 'server-only'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { loadPayment } from '@/lib/db/money/ledger'
import { addRefund } from '@/lib/db/money/refunds'
import { enqueue } from '@/lib/queue/enqueue-job'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { captureCardRefundEmail } from '@/lib/use-cases/outbox/capture-emails'
import { type EmailedGuest } from '@/lib/use-cases/outbox/count-guests-to-email'

/**
 * Request refunds, in the transaction that decided them. The worker makes the automatic ones, each with its own
 * idempotency key; staff make the others by hand.
 *
 * @param isPromised  whether e-mails queued in the same transaction state these amounts
 */
export async function requestRefunds(
  db: Db,
  booking: EmailedGuest,
  {
    returns,
    reason,
    isPromised,
    changeId,
    command,
  }: {
    readonly returns: readonly PlannedRefund[]
    readonly reason: RefundReason
    readonly isPromised: boolean
    /** The change that the refund is for, or that had been paid for with the refunded payment. */
    readonly changeId?: string
    readonly command?: OpenCommand
  },
  now: Date,
): Promise<void> {
  const bookingId = booking.id
  for (const { paymentId, cents, by } of returns.filter(({ isOfDropped }) => !isOfDropped)) {
    const isBySelf = by === 'provider' && (await loadPayment(db, paymentId)).providerId !== null
    if (isBySelf) captureCardRefundEmail(paymentId, booking)
    const waits = command !== undefined && command.dueAt > now
    const state = isBySelf ? (waits ? 'waiting' : 'due') : 'by_hand'
    const ofCommand = waits ? { commandId: command.id, dueAt: command.dueAt } : {}
    const promisedCents = isPromised ? cents : null
    const refund = await addRefund(
      db,
      { bookingId, paymentId, changeId, cents, promisedCents, reason, state, ...ofCommand },
      now,
    )
    await recordHistory(db, { bookingId, what: 'refund_asked', after: { cents, by }, why: reason }, now)
    if (state === 'due') await enqueue(db, 'pay_refund', refund.id, now)
  }
}
