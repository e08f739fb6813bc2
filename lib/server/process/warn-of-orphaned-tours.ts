import {
  saveTourSnapshots,
  listOrphanedTours,
  orphanedTourText,
} from '@/lib/use-cases/departures/tour-snapshots'
import { withPool } from '@/lib/db/client'
import { log } from '@/lib/observability/log'

/**
 * At startup, store the tours' texts in the database, and warn of tours that have bookings but were removed from the
 * content. Never throws: a site still starts while its database is unavailable.
 */
export async function warnOfOrphanedTours(now: Date): Promise<void> {
  try {
    await withPool('background', saveTourSnapshots)
    for (const orphan of await withPool('background', () => listOrphanedTours(now)))
      log().warn({ tour: orphan.tourId }, orphanedTourText(orphan))
  } catch (error) {
    log().warn({ err: error }, 'could not compare the tours of the database with content/tours')
  }
}
