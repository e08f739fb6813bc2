import 'server-only'
import { type Ledger, listPayments } from '@/lib/booking/ledger'
import { type Db } from '@/lib/db/client'
import { listBookingPayments, loadLedger } from '@/lib/db/money/ledger'

/**
 * The money of a booking itself, for a decision that drops the change that waits: what has come for that goes back by its
 * own, counts as asked for, and is not decided about twice.
 *
 * @param changeId  of the change that waits; null: none does
 */
export async function loadOwnLedger(
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
