import 'server-only'
import { type RefundReason } from '@/lib/booking/refund-reasons'
import { type MoneyReturn } from '@/lib/booking/refund'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { loadPayment } from '@/lib/db/money/ledger'
import { addRefund } from '@/lib/db/money/refunds'
import { enqueue } from '@/lib/queue/enqueue'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

/**
 * Ask for refunds, in the transaction that decides them: the worker makes those that go back by themselves, each with a
 * key of its own; the others are a person's to make.
 *
 * @param isPromised  e-mails of the same transaction say these figures
 */
export async function requestRefunds(
  db: Db,
  bookingId: string,
  {
    returns,
    reason,
    isPromised,
    changeId,
    command,
  }: {
    readonly returns: readonly MoneyReturn[]
    readonly reason: RefundReason
    readonly isPromised: boolean
    /** The change that it goes back for, or was paid for. */
    readonly changeId?: string
    /** Of the operator, whose refunds wait for as long as it can be undone. */
    readonly command?: OpenCommand
  },
  now: Date,
): Promise<void> {
  for (const { paymentId, cents, by } of returns.filter(({ isOfDropped }) => !isOfDropped)) {
    const isBySelf = by === 'provider' && (await loadPayment(db, paymentId)).providerId !== null
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
