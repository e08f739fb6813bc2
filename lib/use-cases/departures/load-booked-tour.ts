import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { type Tour, type TourSnapshot } from '@/lib/booking/tour'
import { type Db } from '@/lib/db/client'
import { findTourSnapshot } from '@/lib/db/departures/tours'

/** What e-mails and payment pages say about the tour of a booking. */
export type BookedTour = Omit<TourSnapshot, 'times'> & {
  /** The tour's page; the home page if the tour no longer has one. */
  readonly route: Tour['route'] | '/'
  /** The tour's usual times; null if unknown, in which case only the departure's start is known. */
  readonly times: Tour['times'] | null
}

/**
 * The tour of a departure: from content; from what was last published when content no longer has it; or by its number
 * when not even that was saved. Never throws for an unknown tour: one booking that nobody can describe must not stop
 * webhooks, refunds and background jobs.
 */
export async function loadBookedTour(db: Db, { tourId }: { readonly tourId: number }): Promise<BookedTour> {
  const tour = findTour(tourId)
  if (tour) return tour
  const snapshot = await findTourSnapshot(db, tourId)
  return snapshot ? { ...snapshot, route: '/' } : unknownTour(tourId)
}

function unknownTour(tourId: number): BookedTour {
  return {
    name: `Tour ${tourId}`,
    route: '/',
    times: null,
    meetingPoint: 'Please ask us where we meet',
    isPickedUp: false,
    whatToBring: '',
    isGuaranteed: false,
  }
}
