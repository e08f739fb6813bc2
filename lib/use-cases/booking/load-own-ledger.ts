import 'server-only'
import { type Ledger, listPayments } from '@/lib/booking/ledger'
import { type Db } from '@/lib/db/client'
import { listBookingPayments, loadLedger } from '@/lib/db/money/ledger'

/**
 * Load a booking's own ledger, for a decision that drops its pending change. Money received for that change is refunded
 * separately, so it counts as requested and is not decided twice.
 *
 * @param changeId  the pending change; null if there is none
 */
export async function loadLedgerWithoutChange(
  db: Db,
  bookingId: string,
  changeId: string | null,
): Promise<{ readonly ledger: Ledger; readonly arrived: Ledger['asked'] }> {
  const ledger = await loadLedger(db, bookingId)
  if (changeId === null) return { ledger, arrived: [] }
  const parts = (await listBookingPayments(db, bookingId)).filter((payment) => payment.changeId === changeId)
  const arrived = listPayments(ledger)
    .filter(({ paymentId, leftCents }) => leftCents > 0 && parts.some(({ id }) => id === paymentId))
    .map(({ paymentId, leftCents: cents }) => ({ paymentId, cents }))
  return { ledger: { ...ledger, asked: [...ledger.asked, ...arrived] }, arrived }
}
