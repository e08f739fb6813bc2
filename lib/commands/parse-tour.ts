import { InvalidArgumentError } from 'commander'
import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { hasTour } from '@/lib/db/tours'
import { UsageError } from '@/lib/commands/failures'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/** A tour by its number or the name of its page. Throws `InvalidArgumentError`. */
export function parseTour(text: string): number {
  const word = text.trim().toLowerCase().replace(/^\//, '')
  if (/^\d{1,6}$/.test(word)) return Number(word)
  const tour = tours.find(({ route }) => route === `/${word}`)
  if (!tour) throw new InvalidArgumentError(`The tours are: ${listTours()}.`)
  return tour.id
}

/** The name of a tour, in content or left there no more. Throws `UsageError` for a number that never was a tour's. */
export async function loadTourName(tourId: number): Promise<string> {
  const isKnown = tours.some(({ id }) => id === tourId) || (await hasTour(database(), tourId))
  if (!isKnown) throw new UsageError(`There is no tour ${tourId}. The tours are: ${listTours()}.`)
  return (await tourOf(database(), { tourId })).name
}

function listTours(): string {
  return tours.map(({ id, route }) => `${id} ${route.slice(1)}`).join(', ')
}
