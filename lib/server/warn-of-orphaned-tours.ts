import {
  saveTourSnapshots,
  listOrphanedTours,
  orphanedTourText,
} from '@/lib/use-cases/departures/known-tours'
import { log } from '@/lib/observability/log'

/**
 * At a start: keep the tours' words for later, and warn of tours with guests that content does not have. Never throws:
 * a site whose database is away for the moment starts all the same.
 */
export async function warnOfOrphanedTours(now: Date): Promise<void> {
  try {
    await saveTourSnapshots()
    for (const orphan of await listOrphanedTours(now))
      log().warn({ tour: orphan.tourId }, orphanedTourText(orphan))
  } catch (error) {
    log().warn({ err: error }, 'could not compare the tours of the database with content/tours')
  }
}
