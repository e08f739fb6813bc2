import { withPool } from '@/lib/db/client'
import { reachDatabase, ownsTables } from '@/lib/db/connection/reach-database'
import { findOutage } from '@/lib/db/departures/describe-outage'
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
    await withPool('background', reachDatabase)
    if (await withPool('background', ownsTables)) log().info(ONE_ROLE)
  } catch (error) {
    const outage = findOutage(error)
    if (!outage?.isLasting) return log().warn({ err: error }, outage?.text ?? 'the database cannot be asked')
    process.stderr.write(`${outage.text}\n`)
    process.exit(UNUSABLE_EXIT_CODE)
  }
}
