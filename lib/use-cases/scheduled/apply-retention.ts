import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { purgeOutdatedPersonalData } from '@/lib/db/upkeep/retention'
import { computeRetentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'

/** Erase personal data whose retention period has ended. Rule: retention (docs/rules.md) */
export const applyRetention = defineOperation({
  work: (db: Db, now: Date) => purgeOutdatedPersonalData(db, computeRetentionCutoffs(now), now),
})
