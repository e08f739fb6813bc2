import { CONTRACT_SUFFIX } from '@/lib/db/upkeep/migration-folders'

/** What has been done to a database. */
export type DatabaseHistory = {
  /** The names of our finished migrations. */
  readonly migrations: readonly string[]
  /** The revisions of the queue's tables that an earlier queue does not survive. */
  readonly breakingRevisions: readonly number[]
}

/** What a release knows. */
export type KnownHistory = {
  readonly migrations: readonly string[]
  readonly queueRevision: number
}

/**
 * Why a release cannot run on a database; null if it can. Later migrations that only add do not matter.
 *
 * Rule: two-releases (docs/rules.md)
 */
export function refuseOutdatedRelease(database: DatabaseHistory, release: KnownHistory): string | null {
  const contracts = database.migrations.filter(
    (name) => name.endsWith(CONTRACT_SUFFIX) && !release.migrations.includes(name),
  )
  if (contracts.length > 0)
    return `${contracts.join(', ')} removed what this release needs. Correct the current release instead.`
  const revisions = database.breakingRevisions.filter((revision) => revision > release.queueRevision)
  if (revisions.length > 0)
    return `The queue's tables have revision ${Math.max(...revisions)}, and this release's queue only works up to ${release.queueRevision}. Correct the current release instead.`
  return null
}
