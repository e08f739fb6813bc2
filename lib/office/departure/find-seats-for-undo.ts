import 'server-only'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'

/** The seats of a departure that are held while a command can be undone; null if there are none. */
export async function findSeatsForUndo(
  { tourId, day }: StoredDeparture,
  now: Date,
): Promise<SeasonDeparture['forUndo']> {
  const [departure] = await listSeasonDepartures(database(), { tourId, first: day, last: day }, now)
  return departure?.forUndo ?? null
}
