import 'server-only'
import { database } from '@/lib/db/client'
import { type Answer } from '@/lib/office/act'
import { refused } from '@/lib/office/answers'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

export async function noDates({ tourId }: { readonly tourId: number }): Promise<Answer> {
  const { name } = await loadBookedTour(database(), { tourId })
  return refused(`${name} has no departure ahead then.`)
}
