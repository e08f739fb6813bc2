import { singleFlight } from '@/lib/async/single-flight'
import { asCount, asText, jsonFields } from '@/lib/browser/json-fields'
import { type Day, isDay } from '@/lib/calendar/day'
import { type NextDateRecord, type NextDatesResponse } from '@/lib/contract/next-dates'

export type NextDate = {
  readonly tourId: number
  readonly day: Day
  readonly places: number
  readonly light: string
}

const inFlight = singleFlight<readonly NextDate[]>()

/** Fetch the next date with places of each tour that has one; all lines of a page share a request. */
export function fetchNextDates(): Promise<readonly NextDate[]> {
  return inFlight.join(readNextDates)
}

async function readNextDates(): Promise<readonly NextDate[]> {
  const response = await fetch('/api/next-dates', { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  const { dates } = jsonFields<NextDatesResponse>(response.ok ? await response.json() : null)
  return Array.isArray(dates) ? dates.flatMap(readNextDate) : []
}

function readNextDate(record: unknown): NextDate[] {
  const { tourId, date, availableSpots, light } = jsonFields<NextDateRecord>(record)
  const day = asText(date)
  if (!isDay(day)) return []
  return [{ tourId: asCount(tourId), day, places: asCount(availableSpots), light: asText(light) }]
}
