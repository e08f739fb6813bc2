import 'server-only'
import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { decideChange } from '@/lib/booking/changes/change'
import { moveDifferenceCents, type OpenDate } from '@/lib/booking/days/open-date'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { listDatesOfTour } from '@/lib/use-cases/guest-page/list-dates-of-tour'
import { changeableDeparture, loadCase } from '@/lib/use-cases/booking/load-case'

/**
 * List the other dates of a booking's tour, each judged as a move.
 *
 * @param askings  the kinds of request to try; the first one that a date allows sets its price difference
 */
export async function listOpenDates(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
  askings: readonly OnBehalf[] = [{ actor: 'guest' }],
): Promise<readonly OpenDate[]> {
  const { changeable } = await loadCase(database(), booking)
  const from = changeableDeparture(departure)
  const { tourId } = departure
  return listDatesOfTour(
    {
      tourId,
      seats: booking.seats,
      until: booking.returnTripUntil,
      judge: (to) => {
        const wanted = { kind: 'move', to } as const
        const differences = askings.map((asking) => {
          const request = { booking: changeable, departure: from, wanted, asking }
          return moveDifferenceCents(decideChange(request, now), booking)
        })
        return differences.find((cents) => cents !== null) ?? null
      },
    },
    now,
  )
}
