import 'server-only'
import { database } from '@/lib/db/client'
import { type Answer } from '@/lib/office/act'
import { refused } from '@/lib/office/answers'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

export async function noDates({ tourId }: { readonly tourId: number }): Promise<Answer> {
  const { name } = await tourOf(database(), { tourId })
  return refused(`${name} has no departure ahead then.`)
}
