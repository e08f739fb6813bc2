import {
  saveTourSnapshots,
  listOrphanedTours,
  orphanedTourText,
} from '@/lib/use-cases/departures/known-tours'
import { withPool } from '@/lib/db/client'
import { log } from '@/lib/observability/log'

/**
 * At startup, save the tours' texts for later, and warn of tours with guests that are missing from content. Never
 * throws: a site whose database is temporarily unavailable still starts.
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
