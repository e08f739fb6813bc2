import 'server-only'
import { isDay } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { findDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures/departures'
import { listDateOptions } from '@/lib/use-cases/office/list-date-options'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'

type Typed = Readonly<Record<string, string>>

/** What a new booking can be made for. */
type NewBookingChoice = {
  readonly departure: StoredDeparture | null
  readonly tourField: OperatorField
  /** The dates of the tour that is chosen. */
  readonly dateField: OperatorField
}

/** Load the tours, and the dates of the one that is chosen: the first one to begin with. Closed dates are listed, too. */
export async function loadNewBooking(typed: Typed, now: Date): Promise<NewBookingChoice> {
  const departure = await findChosenDeparture(typed, now)
  const tours = await listTourNames()
  const wanted = departure?.tourId ?? Number(typed.tour)
  const tourId = (tours.find(({ id }) => id === wanted) ?? tours[0])?.id ?? 0
  return {
    departure,
    tourField: {
      ...{ name: 'tour', label: 'Tour', value: String(tourId) },
      options: tours.map(({ id, name }) => ({ value: String(id), text: name })),
    },
    dateField: {
      ...{ name: 'departure', label: 'Date', value: departure ? String(departure.id) : '' },
      options: await listDateOptions(tourId, ({ id }) => String(id), now),
      datesOf: String(tourId),
    },
  }
}

/**
 * Find the departure that is chosen by its id, or by its tour and day; null if there is none, or if it is not of the
 * tour that is chosen as well.
 */
export async function findChosenDeparture(
  { tour = '', departure = '', day = '' }: Typed,
  now: Date,
): Promise<StoredDeparture | null> {
  const tourId = Number(tour)
  if (!NUMBER.test(departure))
    return NUMBER.test(tour) && isDay(day) ? findDepartureOn(database(), { tourId, day }, now) : null
  const found = await findDeparture(database(), Number(departure), now)
  return tour === '' || found?.tourId === tourId ? found : null
}

const NUMBER = /^\d{1,9}$/
