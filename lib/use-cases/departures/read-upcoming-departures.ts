import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { cacheFor } from '@/lib/async/cache-for'
import { helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { database, withPool } from '@/lib/db/client'
import { listToursDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'

/**
 * How long a read is cached: long enough to absorb a rush of visitors, too short for them to notice. Bookings never
 * rely on it.
 */
const KEPT_MS = 3_000

/**
 * Reads everything that is on sale, or was today, ordered by day and tour, so that visitors who plan different stays
 * share one read.
 */
export const readUpcomingDepartures = cacheFor(KEPT_MS, (now: Date) => {
  const today = helsinkiDay(now)
  const closesAfter = helsinkiInstant(today, '00:00')
  return withPool('reads', () =>
    listToursDeparturesOnSale(database(), { tours, from: today, now, closesAfter }),
  )
})
