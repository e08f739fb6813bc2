import { withPool } from '@/lib/db/client'
import { assertDatabaseReachable, canAlterTables } from '@/lib/db/connection/assert-database-reachable'
import { findDatabaseOutage } from '@/lib/db/connection/describe-database-outage'
import { log } from '@/lib/observability/log'

const UNUSABLE_EXIT_CODE = 3

const ONE_ROLE =
  'the role of DATABASE_URL owns the tables: it could switch off what protects them, see “Two roles” in docs/operations.md'

/**
 * At startup, report why the database is unavailable. If someone must change a setting first, such as a wrong password,
 * end the process. If the outage is temporary, a site serves its pages and a worker waits.
 */
export async function reachDatabaseOrExit(): Promise<void> {
  try {
    await withPool('background', assertDatabaseReachable)
    if (await withPool('background', canAlterTables)) log().info(ONE_ROLE)
  } catch (error) {
    const outage = findDatabaseOutage(error)
    if (!outage?.isLasting) return log().warn({ err: error }, outage?.text ?? 'the database cannot be asked')
    process.stderr.write(`${outage.text}\n`)
    process.exit(UNUSABLE_EXIT_CODE)
  }
}
