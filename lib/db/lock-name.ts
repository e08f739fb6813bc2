import 'server-only'
import { type Db } from '@/lib/db/client'

/** Have a name to oneself until the transaction ends: for what has no row to lock yet. Lock it before any row. */
export async function lockName(db: Db, name: `${'wish' | 'payment'}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
