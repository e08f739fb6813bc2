import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeExpired, type PurgedCounters } from '@/lib/db/upkeep/purge-expired'

/**
 * Delete expired client counters, used proofs of work and drafts. None lives longer than a day, and the worker purges
 * daily, so nothing is kept longer than two. Rule: retention (docs/rules.md)
 */
export function purgeCounters(now: Date): Promise<PurgedCounters> {
  return inTransaction((db) => purgeExpired(db, now))
}
