import { fetchSkiesBetween } from '@/lib/browser/fetch-night-data'
import { asCount, asText, jsonFields } from '@/lib/browser/json-fields'
import { readApiError } from '@/lib/browser/api-error'
import { type EveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { eurosToCents } from '@/lib/booking/money/money'
import { type StayDaySection, type StayTourOffer } from '@/lib/booking/stay'
import { addDays, type Day } from '@/lib/calendar/day'
import { type StayResponse, type StayDayRecord, type StayTourRecord } from '@/lib/contract/stay'
import { type Sky } from '@/lib/night/sky'

export type StayData = {
  readonly days: readonly StayDaySection[]
  readonly evenings: EveningsOnSale
  readonly skies: readonly Sky[]
}

/**
 * Fetch the tours available on each day of a stay.
 *
 * @param query  of `GET /api/stay`
 *
 * Throws ApiError for a refusal, and any error of `fetch` when there is no response.
 */
export async function fetchStay(query: URLSearchParams): Promise<StayData> {
  const response = await fetch(`/api/stay?${query}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw await readApiError(response)
  const answer: unknown = await response.json()
  const { days } = jsonFields<StayResponse>(answer)
  const found = Array.isArray(days) ? days.map(readDay) : []
  return {
    days: found,
    evenings: readEvenings(answer),
    skies: await fetchSkiesOf(found.map(({ day }) => day)),
  }
}

async function fetchSkiesOf(days: readonly Day[]): Promise<readonly Sky[]> {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return []
  return fetchSkiesBetween(addDays(first, -1), addDays(last, 1))
}

function readEvenings(answer: unknown): EveningsOnSale {
  const { nextEvening, nextTours, lastEvening } = jsonFields<StayResponse>(answer)
  const day = asText(nextEvening)
  return { next: day ? { day, tourIds: readIds(nextTours) } : null, last: asText(lastEvening) || null }
}

function readIds(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(asCount) : []
}

function readDay(record: unknown): StayDaySection {
  const { date, tours, closedTours } = jsonFields<StayDayRecord>(record)
  return {
    day: asText(date),
    offers: Array.isArray(tours) ? tours.map(readOffer) : [],
    closedTourIds: readIds(closedTours),
  }
}

function readOffer(record: unknown): StayTourOffer {
  const { tourId, start, end, totalSlots, availableSpots, totalPrice } = jsonFields<StayTourRecord>(record)
  return {
    tourId: asCount(tourId),
    start: new Date(asText(start)),
    end: typeof end === 'string' ? new Date(end) : null,
    seats: asCount(totalSlots),
    seatsFree: asCount(availableSpots),
    totalCents: eurosToCents(asCount(totalPrice)),
  }
}
