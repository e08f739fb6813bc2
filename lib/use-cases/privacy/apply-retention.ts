import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeOutdated, type Purged } from '@/lib/db/retention'
import { retentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

/** Erase personal data that has reached the end of its retention. Rule: retention (docs/rules.md) */
export async function applyRetention(now: Date): Promise<Purged> {
  return inTransaction((db) => purgeOutdated(db, retentionCutoffs(now)))
}
