import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { listDepartures } from '@/lib/db/departures/departures-on-sale'

const MOST = 3

/** The next days of a tour with room for a party, from the given day or today, whichever is later. */
export async function nextDaysWithRoom(
  db: Db,
  { tourId, day, seats }: { readonly tourId: number; readonly day: Day; readonly seats: number },
  now: Date,
): Promise<readonly Day[]> {
  const tour = findTour(tourId)
  if (!tour) return []
  const today = helsinkiDay(now)
  const wanted = { tour, from: day > today ? day : today, now }
  const departures = await listDepartures(db, wanted)
  return departures
    .filter(({ seatsFree }) => seatsFree >= seats)
    .slice(0, MOST)
    .map((departure) => departure.day)
}
