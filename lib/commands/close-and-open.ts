import { findTour, tours } from '@/content/tours/all-tours'
import { formatDay, isDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findDepartureOn, setDepartureClosed } from '@/lib/db/departures'

/** Take a date off sale; the guests who have booked it keep their places. */
export function close(args: readonly string[]): Promise<void> {
  return setOnSale(args, { isClosed: true })
}

/** Put a date back on sale. */
export function open(args: readonly string[]): Promise<void> {
  return setOnSale(args, { isClosed: false })
}

/**
 * Take the departure of a tour on a day off sale, or put it back, and say how full it is. One that was called off stays
 * off sale.
 */
async function setOnSale(
  [tourId = '', day = '']: readonly string[],
  { isClosed }: { readonly isClosed: boolean },
): Promise<void> {
  const tour = findTour(Number(tourId))
  if (!tour)
    throw new Error(`Name a tour by its number: the tours are ${tours.map(({ id }) => id).join(', ')}.`)
  if (!isDay(day)) throw new Error('Write the day as YYYY-MM-DD.')
  const departure = await setDepartureClosed(database(), { tourId: tour.id, day, isClosed })
  if (!departure) {
    const known = await findDepartureOn(database(), { tourId: tour.id, day }, now())
    throw new Error(
      known
        ? `${tour.name} on ${formatDay(day)} is called off and cannot be put back on sale.`
        : `${tour.name} has no departure on ${formatDay(day)}.`,
    )
  }
  const { seats, seatsTaken } = departure
  const state = isClosed ? 'closed' : 'on sale'
  console.log(
    `${tour.name} on ${formatDay(day)} is ${state}; ${seatsTaken} of its ${seats} places are taken.`,
  )
}
