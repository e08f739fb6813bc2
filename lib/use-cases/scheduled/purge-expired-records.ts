import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeExpiredRows, type PurgedRowCounts } from '@/lib/db/upkeep/purge-expired-rows'

/**
 * Delete expired client counters, used proofs of work, and drafts. None is valid for longer than a day, and this runs
 * daily, so nothing is kept for longer than two days. Rule: retention (docs/rules.md)
 */
export function purgeExpiredRecords(now: Date): Promise<PurgedRowCounts> {
  return inTransaction((db) => purgeExpiredRows(db, now))
}
