import 'server-only'
import { type Db } from '@/lib/db/client'

type Early = 'wish' | 'guest' | 'payment'

/** What is counted over many departures. */
type Late = 'client' | 'tour'

type Named = Early | Late

/**
 * Have a name to oneself until the transaction ends: for what has no row to lock yet. Two orders of locking would be a
 * deadlock, so there is one: early names, then a departure, then its bookings, then late names, each kind in the order
 * above. After a late name nobody waits for a row: who waits in line for a departure keeps no other departure waiting,
 * as he would with his client's or his tour's name in hand.
 */
export async function lockName(db: Db, name: `${Named}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
