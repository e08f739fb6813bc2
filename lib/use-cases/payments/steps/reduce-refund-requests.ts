import 'server-only'
import { toPaymentTotals } from '@/lib/booking/money/list-payment-remainders'
import { outstandingRefunds } from '@/lib/booking/money/outstanding-refunds'
import { type Db } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { updateRefund, listOpenRefunds, type StoredRefund } from '@/lib/db/money/refunds'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'

/**
 * Reduce a payment's pending refund requests by the money that the guest has received another way, in the transaction
 * that records it. Call it last, after anything else that changes the payment. The payment and the departure are
 * locked.
 *
 * @param besidesCents  the amount that the guest has just received; already in the ledger
 * @returns             the requests that leave nothing to refund
 *
 * Rule: refund-asked (docs/rules.md)
 */
export async function reduceRefundRequests(
  db: Db,
  { payment }: Pick<PaymentContext, 'payment'>,
  besidesCents = 0,
): Promise<readonly StoredRefund[]> {
  // Requests stopped by a dispute are reconsidered when the bank has decided.
  const asked = (await listOpenRefunds(db, payment.id)).filter(
    ({ state }) => state !== 'refused' || besidesCents > 0,
  )
  if (asked.length === 0) return []
  const account = toPaymentTotals(await loadLedger(db, payment.bookingId), payment.id)
  const settled: StoredRefund[] = []
  for (const { id, cents, attempt, stillCents, ...one } of outstandingRefunds(asked, account, besidesCents)) {
    // While the command can be undone, its e-mail has not been sent; when sent, it will state the remaining amount.
    const isUntold = one.state === 'waiting' && one.promisedCents !== null
    const promisedCents = isUntold ? stillCents : one.promisedCents
    // A different amount needs a new key, or Stripe refuses it.
    if (stillCents > 0 && stillCents < cents)
      await updateRefund(db, id, { cents: stillCents, promisedCents, attempt: attempt + 1 })
    if (stillCents === 0) settled.push(await updateRefund(db, id, { state: 'dropped', lastError: null }))
  }
  return settled
}
