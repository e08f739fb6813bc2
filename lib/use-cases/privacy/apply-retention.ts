import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { purgeOutdated, type Purged } from '@/lib/db/retention'
import { retentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

/** Forget people whose data we have kept as long as we say that we keep it. Rule: retention (docs/rules.md) */
export async function applyRetention(now: Date): Promise<Purged> {
  return inTransaction((db) => purgeOutdated(db, retentionCutoffs(now)))
}
