import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { quote } from '@/lib/booking/quote'
import { placesCents } from '@/lib/booking/places'
import { helsinkiDay } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { listDepartures, type StoredDeparture } from '@/lib/db/departures'

/** The other dates of a booking's tour that have room for its party, with what each costs more, in cents. */
export async function listOpenDates(
  booking: StoredBooking,
  { id, tourId }: StoredDeparture,
  now: Date,
): Promise<readonly { readonly id: number; readonly day: string; readonly differenceCents: number }[]> {
  const tour = findTour(tourId)
  if (!tour) return []
  const { season } = tour
  const departures = await listDepartures(database(), { tourId, season, from: helsinkiDay(now), now })
  return departures
    .filter((departure) => departure.id !== id && departure.seatsFree >= booking.seats)
    .map(({ id: departureId, day, prices }) => ({
      id: departureId,
      day,
      differenceCents: quote(booking, prices) - placesCents(booking.places),
    }))
}
