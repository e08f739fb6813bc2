import { findTour, tours } from '@/content/tours/all-tours'
import { hasOwnPrices } from '@/lib/booking/departure-price'
import { eurosFromCents } from '@/lib/booking/money'
import { helsinkiDay } from '@/lib/calendar/day'
import {
  type AvailabilityAnswer,
  availabilityQuery,
  type AvailabilityQuery,
  type AvailabilityRecord,
} from '@/lib/contract/availability'
import { database, withPool } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { type StoredDeparture } from '@/lib/db/departures'
import { watchDepartures } from '@/lib/db/departures-on-sale'
import { hasTour } from '@/lib/db/tours'
import { readQuery } from '@/lib/http/read-query'
import { refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { answerShared, type SharedText, sharedText } from '@/lib/http/shared-text'
import { coalesceReads } from '@/lib/async/coalesce-reads'
import { keepMade } from '@/lib/async/keep-made'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listDates })

/** Visitors ask for one tour each, in a query of their own: all who ask share a read, whichever tour and days they want. */
const readTours = coalesceReads((asOf: Date) =>
  withPool('reads', () => watchTours(database(), { tours, from: helsinkiDay(asOf), now: asOf })),
)

/** What was written of a tour's dates stands until they change. */
const watchTours = watchDepartures(answersFrom)

/** The answer to a query about a tour, as one read has found its dates. */
type Dates = (query: AvailabilityQuery) => SharedText

/** Which dates of a tour can be booked or are full, from today on. */
async function listDates(request: Request): Promise<Response> {
  const query = readQuery(request, availabilityQuery)
  const dates = await datesOf(query.tourId)
  return dates
    ? answerShared(dates(query))
    : refuse(404, { error: 'There is no such tour.', code: 'not_found' })
}

/** Null when there is no such tour. */
async function datesOf(tourId: number): Promise<Dates | null> {
  // Taken out of content, a tour is off sale: its rows stay for the guests who have booked it.
  if (!findTour(tourId)) return null
  const dates = (await readTours('all', now())).get(tourId)
  return dates ?? ((await hasTour(database(), tourId)) ? answersFrom([]) : null)
}

/** Of each tour: more than the months of its seasons, and all of it. */
const TEXTS_KEPT = 64

/** The same days are written once, however many ask for them. */
function answersFrom(departures: readonly StoredDeparture[]): Dates {
  const records = departures.map(recordOf)
  const written = keepMade<SharedText>(TEXTS_KEPT)
  return ({ from = '', to = '9999-12-31' }) =>
    written(`${from} ${to}`, () => {
      const availableDates = records.filter(({ date }) => from <= date && date <= to)
      return sharedText({ availableDates } satisfies AvailabilityAnswer)
    })
}

/** Rule: departure-price (docs/rules.md) */
function recordOf({
  id,
  day: date,
  seats,
  seatsFree,
  prices,
  ownPrices,
}: StoredDeparture): AvailabilityRecord {
  const told = hasOwnPrices(ownPrices) && {
    adultPrice: eurosFromCents(prices.adultCents),
    childPrice: eurosFromCents(prices.childCents),
  }
  return {
    id,
    date,
    totalSlots: seats,
    bookedSlots: seats - seatsFree,
    availableSpots: seatsFree,
    ...told,
  }
}
