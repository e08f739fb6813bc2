import { findTour, tours } from '@/content/tours/all-tours'
import { hasPriceOverrides } from '@/lib/booking/money/price-overrides'
import { centsToEuros } from '@/lib/booking/money/money'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import {
  type AvailabilityResponse,
  availabilityQuery,
  type AvailabilityQuery,
  type AvailabilityRecord,
} from '@/lib/contract/availability'
import { database, withPool } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { memoizeByDepartures } from '@/lib/db/departures/departures-on-sale'
import { hasTour } from '@/lib/db/departures/tours'
import { readQuery } from '@/lib/http/read-query'
import { refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { sendSharedJson, type SharedJson, createSharedJson } from '@/lib/http/shared-json'
import { coalesceReads } from '@/lib/async/coalesce-reads'
import { createKeyedCache } from '@/lib/async/create-keyed-cache'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listDates })

/** Concurrent requests share a single read of all tours, although each is about one tour. */
const readTours = coalesceReads((asOf: Date) =>
  withPool('reads', () => watchTours(database(), { tours, from: helsinkiDay(asOf), now: asOf })),
)

/** Cache the responses for a tour until its departures change. */
const watchTours = memoizeByDepartures(cacheResponses)

/** Responds to queries about one tour, whose dates have already been read. */
type Dates = (query: AvailabilityQuery) => SharedJson

/** List the dates of a tour from today onwards, both available and full. */
async function listDates(request: Request): Promise<Response> {
  const query = readQuery(request, availabilityQuery)
  const dates = await findDates(query.tourId)
  return dates
    ? sendSharedJson(dates(query))
    : refuse(404, { error: 'There is no such tour.', code: 'not_found' })
}

/** Returns null if the tour does not exist. */
async function findDates(tourId: number): Promise<Dates | null> {
  // A tour removed from the content is no longer on sale. Its rows stay, for the guests who have booked it.
  if (!findTour(tourId)) return null
  const dates = (await readTours('all', now())).get(tourId)
  return dates ?? ((await hasTour(database(), tourId)) ? cacheResponses([]) : null)
}

/**
 * Responses cached per tour: enough for one range per month of its seasons and one starting on each day of a season.
 */
const MAX_CACHED_TEXTS = 256

/** Serialize each range of dates only once, however many visitors request it. */
function cacheResponses(departures: readonly StoredDeparture[]): Dates {
  const records = departures.map(toRecord)
  const written = createKeyedCache<SharedJson>(MAX_CACHED_TEXTS)
  return ({ from = '', to = '9999-12-31' }) => {
    const first = records.findLastIndex(({ date }) => date < from) + 1
    const end = records.findLastIndex(({ date }) => date <= to) + 1
    return written(`${first} ${end}`, () => {
      const availableDates = records.slice(first, end)
      return createSharedJson({ availableDates } satisfies AvailabilityResponse)
    })
  }
}

/**
 * A departure's prices and start time are included only if they differ from the tour's. Rule: departure-price,
 * time-change (docs/rules.md)
 */
function toRecord({
  id,
  tourId,
  day: date,
  startsAt,
  seats,
  seatsFree,
  prices,
  ownPrices,
}: StoredDeparture): AvailabilityRecord {
  const told = hasPriceOverrides(ownPrices) && {
    adultPrice: centsToEuros(prices.adultCents),
    childPrice: centsToEuros(prices.childCents),
  }
  const start = helsinkiTime(startsAt)
  return {
    id,
    date,
    totalSlots: seats,
    bookedSlots: seats - seatsFree,
    availableSpots: seatsFree,
    ...told,
    ...(start !== findTour(tourId)?.times.start && { startTime: start }),
  }
}
