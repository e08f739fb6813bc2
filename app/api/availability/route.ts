import { findTour } from '@/content/tours/all-tours'
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
import { listDepartures, type StoredDeparture } from '@/lib/db/departures'
import { hasTour } from '@/lib/db/tours'
import { readQuery } from '@/lib/http/read-query'
import { answerText, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { coalesceReads } from '@/lib/async/coalesce-reads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listDates })

const readDates = coalesceReads((query: AvailabilityQuery) => withPool('reads', () => datesText(query)))

/** Which dates of a tour can be booked or are full, from today on. */
async function listDates(request: Request): Promise<Response> {
  const query = readQuery(request, availabilityQuery)
  const text = await readDates(JSON.stringify(query), query)
  return text ? answerText(text) : refuse(404, { error: 'There is no such tour.', code: 'not_found' })
}

/** The answer as it is sent; null when there is no such tour. */
async function datesText({ tourId, from = '', to }: AvailabilityQuery): Promise<string | null> {
  // Taken out of content, a tour is off sale: its rows stay for the guests who have booked it.
  const tour = findTour(tourId)
  if (!tour) return null
  const asOf = now()
  const today = helsinkiDay(asOf)
  const departures = await listDepartures(database(), {
    tourId,
    season: tour.season,
    from: from > today ? from : today,
    to,
    now: asOf,
  })
  if (departures.length === 0 && !(await hasTour(database(), tourId))) return null
  const availableDates = departures.map(recordOf)
  return JSON.stringify({ availableDates } satisfies AvailabilityAnswer)
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
