import 'server-only'
import { accountOf } from '@/lib/booking/ledger'
import { stillToRefund } from '@/lib/booking/still-to-refund'
import { type Db } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { changeRefund, listOpenRefunds, type StoredRefund } from '@/lib/db/money/refunds'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'

/**
 * Ask no more for what of a payment its guest has had by another way, in the transaction that writes down how: whatever
 * becomes of a payment, this comes after it. The payment and the departure are locked.
 *
 * @param besidesCents  what the guest has just had, a row of the ledger already
 * @returns             the requests of which nothing is left
 *
 * Rule: refund-asked (docs/rules.md)
 */
export async function settleRequests(
  db: Db,
  { payment }: Pick<PaymentContext, 'payment'>,
  besidesCents = 0,
): Promise<readonly StoredRefund[]> {
  // What a bank has stopped is decided anew once it has decided.
  const asked = (await listOpenRefunds(db, payment.id)).filter(
    ({ state }) => state !== 'refused' || besidesCents > 0,
  )
  if (asked.length === 0) return []
  const account = accountOf(await loadLedger(db, payment.bookingId), payment.id)
  const settled: StoredRefund[] = []
  for (const { id, cents, attempt, stillCents, ...one } of stillToRefund(asked, account, besidesCents)) {
    // While its command can be undone nothing is told yet, and the e-mail says what is left by then.
    const isUntold = one.state === 'waiting' && one.promisedCents !== null
    const promisedCents = isUntold ? stillCents : one.promisedCents
    // Another amount under the same key would be refused.
    if (stillCents > 0 && stillCents < cents)
      await changeRefund(db, id, { cents: stillCents, promisedCents, attempt: attempt + 1 })
    if (stillCents === 0) settled.push(await changeRefund(db, id, { state: 'dropped', lastError: null }))
  }
  return settled
}
