import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeExpired, type PurgedCounters } from '@/lib/db/upkeep/purge-expired'

/**
 * Delete expired client counters, used proofs of work, and drafts. None is valid for longer than a day, and the worker
 * runs this daily, so nothing is kept for longer than two days. Rule: retention (docs/rules.md)
 */
export function purgeCounters(now: Date): Promise<PurgedCounters> {
  return inTransaction((db) => purgeExpired(db, now))
}
