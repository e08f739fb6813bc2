import { keepTourWords, listOrphans, orphanWords } from '@/lib/use-cases/departures/known-tours'
import { log } from '@/lib/observability/log'

/**
 * At a start: keep the tours' words for later, and warn of tours with guests that content does not have. Never throws:
 * a site whose database is away for the moment starts all the same.
 */
export async function tellOfOrphans(now: Date): Promise<void> {
  try {
    await keepTourWords()
    for (const orphan of await listOrphans(now)) log().warn({ tour: orphan.tourId }, orphanWords(orphan))
  } catch (error) {
    log().warn({ err: error }, 'could not compare the tours of the database with content/tours')
  }
}
