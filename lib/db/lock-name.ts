import 'server-only'
import { type Db } from '@/lib/db/client'

type Named = 'wish' | 'guest' | 'crypto' | 'payment'

/**
 * Have a name to oneself until the transaction ends: for what has no row to lock yet. Lock it before any row, and several
 * in the order of their kinds above: two orders of locking would be a deadlock.
 */
export async function lockName(db: Db, name: `${Named}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
