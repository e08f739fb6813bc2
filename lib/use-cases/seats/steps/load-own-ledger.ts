import 'server-only'
import { asIfAsked, type Ledger } from '@/lib/booking/ledger'
import { type Db } from '@/lib/db/client'
import { listPaymentsOf, loadLedger } from '@/lib/db/ledger'

/**
 * The money of a booking itself, for a decision that drops the change that waits: what has come for that goes back by its
 * own, and is not decided about twice.
 *
 * @param changeId  of the change that waits; null: none does
 */
export async function loadOwnLedger(db: Db, bookingId: string, changeId: string | null): Promise<Ledger> {
  const ledger = await loadLedger(db, bookingId)
  if (changeId === null) return ledger
  const parts = (await listPaymentsOf(db, bookingId)).filter((payment) => payment.changeId === changeId)
  return asIfAsked(
    ledger,
    parts.map(({ id }) => id),
  )
}
