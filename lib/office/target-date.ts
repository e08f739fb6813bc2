import 'server-only'
import { type TypedDay } from '@/lib/contract/typed-day'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'

/** Find another date of a tour, chosen from a list by its departure or typed by its day. Null if there is none. */
export async function findTargetDate(
  tourId: number,
  { departure, day }: { readonly departure?: number | undefined; readonly day?: TypedDay | undefined },
  now: Date,
): Promise<number | null> {
  if (departure !== undefined) return departure
  const found = day && (await findDepartureOn(database(), { tourId, day: day(now) }, now))
  return found?.id ?? null
}
