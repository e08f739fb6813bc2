import { asText, jsonFields } from '@/lib/browser/json-fields'
import { type Language } from '@/lib/language/language'
import { type NextDateRecord, type NextDatesResponse } from '@/lib/contract/next-dates'

export type NextDate = Omit<NextDateRecord, 'tourId'> & { readonly tourId: unknown }

let inFlight: Promise<readonly NextDate[]> | undefined

/**
 * Fetch the next date with free places of each tour that has one, sorted by date; all lines on a page share one
 * request.
 */
export function fetchNextDates(language: Language): Promise<readonly NextDate[]> {
  return (inFlight ??= readNextDates(language).finally(() => (inFlight = undefined)))
}

async function readNextDates(language: Language): Promise<readonly NextDate[]> {
  const response = await fetch(`/api/next-dates?locale=${language}`, { cache: 'no-store' })
  const { dates } = jsonFields<NextDatesResponse>(response.ok ? await response.json() : null)
  return Array.isArray(dates) ? dates.map(readNextDate) : []
}

function readNextDate(record: unknown): NextDate {
  const { tourId, date, day, rest } = jsonFields<NextDateRecord>(record)
  return { tourId, date: asText(date), day: asText(day), rest: asText(rest) }
}
