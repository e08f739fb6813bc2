import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeExpired, type PurgedCounters } from '@/lib/db/proofs'

/**
 * Delete what was counted of clients, and which proofs of work were used, when their time is over. None runs longer than
 * a day, and the worker sweeps daily: so nothing is kept longer than two. Rule: retention (docs/rules.md)
 */
export function purgeCounters(now: Date): Promise<PurgedCounters> {
  return inTransaction((db) => purgeExpired(db, now))
}
