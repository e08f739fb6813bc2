import { InvalidArgumentError } from 'commander'
import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { hasTour } from '@/lib/db/departures/tours'
import { UsageError } from '@/lib/commands/failures'
import { findTourIdByText, TOUR_LIST_TEXT } from '@/lib/office/tour-input'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

/**
 * Parse a tour given by its number, even if it was removed from the content, or by the name of its page. Throws
 * `InvalidArgumentError`.
 */
export function parseTourId(text: string): number {
  const number = text.trim().replace(/^\//, '')
  const tourId = /^\d{1,6}$/.test(number) ? Number(number) : findTourIdByText(text)
  if (tourId === undefined) throw new InvalidArgumentError(`The tours are: ${TOUR_LIST_TEXT}.`)
  return tourId
}

/** Load the name of a tour, current or past. Throws `UsageError` if no tour ever had this number. */
export async function loadTourName(tourId: number): Promise<string> {
  const isKnown = tours.some(({ id }) => id === tourId) || (await hasTour(database(), tourId))
  if (!isKnown) throw new UsageError(`There is no tour ${tourId}. The tours are: ${TOUR_LIST_TEXT}.`)
  return (await loadBookedTour(database(), { tourId }, 'en')).name
}
