import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type OpenDate } from '@/lib/booking/days/open-date'
import { describeDay } from '@/lib/calendar/calendar-day'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listDepartures } from '@/lib/db/departures/departures-on-sale'
import { changeableDeparture } from '@/lib/use-cases/booking/load-case'

type Wanted = {
  readonly tourId: number
  /** The size of the party looking for a date. */
  readonly seats: number
  /** The latest day allowed. */
  readonly until: Day | null
  /** The extra cost of choosing a date, in cents; null if it cannot be chosen. */
  readonly judge: (to: ChangeableDeparture) => number | null
}

/** List the dates of a tour that are on sale or full, each with the cost of choosing it. */
export async function listDatesOfTour(
  { tourId, seats, until, judge }: Wanted,
  now: Date,
): Promise<readonly OpenDate[]> {
  const tour = findTour(tourId)
  if (!tour) return []
  const today = helsinkiDay(now)
  const wanted = { tour, from: today, to: until ?? undefined, now }
  const departures = await listDepartures(database(), wanted)
  return departures.map((departure) => {
    const { id, day, seatsFree } = departure
    const differenceCents = judge(changeableDeparture(departure))
    const remainingSlots = differenceCents === null ? seatsFree : Math.max(seatsFree, seats)
    const state = describeDay({ day, today, availability: { remainingSlots }, seats })
    const isRefused = state.kind === 'available' && differenceCents === null
    return { id, day, state: isRefused ? { kind: 'no_data' } : state, differenceCents }
  })
}
