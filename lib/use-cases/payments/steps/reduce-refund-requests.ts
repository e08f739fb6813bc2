import 'server-only'
import { toPaymentTotals } from '@/lib/booking/money/list-payment-remainders'
import { outstandingRefunds } from '@/lib/booking/money/outstanding-refunds'
import { type Db } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { updateRefund, listOpenRefunds, type StoredRefund } from '@/lib/db/money/refunds'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'

/**
 * Reduce a payment's pending refund requests by money that the guest has received in another way, in the transaction
 * that records it. Call this last, after anything else that changes the payment. Requires locks on the payment and the
 * departure.
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
  // Requests that a dispute has stopped are reconsidered once the bank has decided.
  const asked = (await listOpenRefunds(db, payment.id)).filter(
    ({ state }) => state !== 'refused' || besidesCents > 0,
  )
  if (asked.length === 0) return []
  const account = toPaymentTotals(await loadLedger(db, payment.bookingId), payment.id)
  const settled: StoredRefund[] = []
  for (const { id, cents, attempt, stillCents, ...one } of outstandingRefunds(asked, account, besidesCents)) {
    // While the command can be undone, its e-mail is not sent; when it is, it states the remaining amount.
    const isUntold = one.state === 'waiting' && one.promisedCents !== null
    const promisedCents = isUntold ? stillCents : one.promisedCents
    // For a different amount Stripe requires a new idempotency key.
    if (stillCents > 0 && stillCents < cents)
      await updateRefund(db, id, { cents: stillCents, promisedCents, attempt: attempt + 1 })
    if (stillCents === 0) settled.push(await updateRefund(db, id, { state: 'dropped', lastError: null }))
  }
  return settled
}
