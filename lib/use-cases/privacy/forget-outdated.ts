import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { forgetOutdated, type Forgotten } from '@/lib/db/outdated'
import { keptSince } from '@/lib/use-cases/privacy/how-long-kept'

/** Forget people whose data we have kept as long as we say that we keep it. Rule: retention (docs/rules.md) */
export async function forgetOutdatedPeople(now: Date): Promise<Forgotten> {
  return inTransaction((db) => forgetOutdated(db, keptSince(now)))
}
