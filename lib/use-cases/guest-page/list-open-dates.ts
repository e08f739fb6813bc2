import 'server-only'
import { decideChange } from '@/lib/booking/change'
import { differenceOfMove, type OpenDate } from '@/lib/booking/open-date'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { listDatesOfTour } from '@/lib/use-cases/guest-page/list-dates-of-tour'
import { changeableDeparture, loadCase } from '@/lib/use-cases/seats/load-case'

/** The other dates of a booking's tour, judged as its guest's move to each of them would be. */
export async function listOpenDates(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
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
        const wish = { kind: 'move', to } as const
        const request = { booking: changeable, departure: from, wish, asking: { actor: 'guest' } } as const
        return differenceOfMove(decideChange(request, now), booking)
      },
    },
    now,
  )
}
