import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { tourInWords } from '@/content/tours/tour-words'
import { type Tour, type TourSnapshot } from '@/lib/booking/tour'
import { type Db } from '@/lib/db/client'
import { findTourSnapshot } from '@/lib/db/departures/tours'
import { type Language } from '@/lib/language/language'

/** What e-mails and payment pages say about a booking's tour. */
export type BookedTour = Omit<TourSnapshot, 'times'> & {
  /** Path of the tour's page; that of the home page if the tour no longer has one. */
  readonly route: Tour['route'] | '/'
  /** The tour's usual times; null if unknown, so that only the departure's start can be given. */
  readonly times: Tour['times'] | null
}

/**
 * Load a departure's tour: from content in the given language, or else as last published, in English, or else a
 * placeholder with just its number. Never
 * throws for an unknown tour, because a single booking that we cannot describe must not stop webhooks, refunds or
 * background jobs.
 */
export async function loadBookedTour(
  db: Db,
  { tourId }: { readonly tourId: number },
  language: Language,
): Promise<BookedTour> {
  const tour = findTour(tourId)
  if (tour) return tourInWords(tour, language)
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
