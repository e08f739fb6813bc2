import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { rehearse } from '@/lib/db/rehearse'
import { purgeOutdated, type Purged } from '@/lib/db/retention'
import { retentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

/** Erase personal data that has reached the end of its retention. Rule: retention (docs/rules.md) */
export async function applyRetention(now: Date): Promise<Purged> {
  return inTransaction((db) => purgeOutdated(db, retentionCutoffs(now), now))
}

/** What `applyRetention` would erase; nothing is changed. */
export async function previewRetention(now: Date): Promise<Purged> {
  return rehearse((db) => purgeOutdated(db, retentionCutoffs(now), now))
}
