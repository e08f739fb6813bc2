import 'server-only'
import { cacheFor } from '@/lib/async/cache-for'
import { database, withPool } from '@/lib/db/client'
import { listNewestReviewsOfEachTour } from '@/lib/db/reviews'

/** How many reviews a tour's page shows. */
const SHOWN_ON_TOUR = 3

/** Long enough to absorb a rush of visitors; a withdrawn review is gone after that. */
const KEPT_MS = 3_000

/** The newest published reviews of each tour, newest first; visitors share one read. Rule: reviews (docs/rules.md) */
export const listNewestReviews = cacheFor(KEPT_MS, () =>
  withPool('reads', () => listNewestReviewsOfEachTour(database(), SHOWN_ON_TOUR)),
)
