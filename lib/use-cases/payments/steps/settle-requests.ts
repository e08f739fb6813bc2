import 'server-only'
import { toPaymentTotals } from '@/lib/booking/ledger'
import { stillToRefund } from '@/lib/booking/money/still-to-refund'
import { type Db } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { changeRefund, listOpenRefunds, type StoredRefund } from '@/lib/db/money/refunds'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'

/**
 * Reduce the pending refund requests of a payment by the money that the guest has received by another route, in the
 * transaction that records it. Call it last, after any other update of the payment. The payment and the departure are
 * locked.
 *
 * @param besidesCents  the amount that the guest has just received, already in the ledger
 * @returns             the requests with nothing left to refund
 *
 * Rule: refund-asked (docs/rules.md)
 */
export async function settleRequests(
  db: Db,
  { payment }: Pick<PaymentContext, 'payment'>,
  besidesCents = 0,
): Promise<readonly StoredRefund[]> {
  // Requests stopped by a dispute are decided again after the bank's decision.
  const asked = (await listOpenRefunds(db, payment.id)).filter(
    ({ state }) => state !== 'refused' || besidesCents > 0,
  )
  if (asked.length === 0) return []
  const account = toPaymentTotals(await loadLedger(db, payment.bookingId), payment.id)
  const settled: StoredRefund[] = []
  for (const { id, cents, attempt, stillCents, ...one } of stillToRefund(asked, account, besidesCents)) {
    // While the command can be undone, no e-mail has been sent; when it is, it states the remaining amount.
    const isUntold = one.state === 'waiting' && one.promisedCents !== null
    const promisedCents = isUntold ? stillCents : one.promisedCents
    // Stripe would refuse a different amount under the same key.
    if (stillCents > 0 && stillCents < cents)
      await changeRefund(db, id, { cents: stillCents, promisedCents, attempt: attempt + 1 })
    if (stillCents === 0) settled.push(await changeRefund(db, id, { state: 'dropped', lastError: null }))
  }
  return settled
}
