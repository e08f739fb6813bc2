import 'server-only'
import { type Db } from '@/lib/db/client'
import { operation } from '@/lib/db/operation'
import { purgeOutdated } from '@/lib/db/upkeep/retention'
import { retentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

/** Erase personal data whose retention period has ended. Rule: retention (docs/rules.md) */
export const applyRetention = operation({
  work: (db: Db, now: Date) => purgeOutdated(db, retentionCutoffs(now), now),
})
