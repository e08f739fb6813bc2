import 'server-only'
import { database } from '@/lib/db/client'
import { listTours } from '@/lib/db/departures/tours'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

/** The tours that have been published, in the order of their numbers, those taken out of content included. */
export async function listTourNames(): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const tours = await listTours(database())
  return Promise.all(
    tours.map(async ({ id }) => ({
      id,
      name: (await loadBookedTour(database(), { tourId: id }, 'en')).name,
    })),
  )
}
