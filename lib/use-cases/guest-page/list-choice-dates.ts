import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { seatsFor } from '@/lib/booking/party'
import { owedOnReturnTrip, partyOf, placesCents } from '@/lib/booking/places'
import { quote } from '@/lib/booking/quote'
import { helsinkiDay } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings'
import { findOpenChoice } from '@/lib/db/choices'
import { database } from '@/lib/db/client'
import { listDepartures, type StoredDeparture } from '@/lib/db/departures'

/**
 * The dates that a guest who chooses can take, with what each gives back, in cents below 0: a dearer one is ours to pay.
 * After a merge or another start, the one that the booking is on is among them.
 *
 * Rule: choice-gives (docs/rules.md)
 */
export async function listChoiceDates(
  booking: StoredBooking,
  { id, tourId }: StoredDeparture,
  now: Date,
): Promise<readonly { readonly id: number; readonly day: string; readonly differenceCents: number }[]> {
  const tour = findTour(tourId)
  const choice = await findOpenChoice(database(), booking.id)
  if (!tour || !choice) return []
  const isReturnTrip = choice.cause === 'lights_not_seen'
  const party = isReturnTrip ? owedOnReturnTrip(booking.places) : partyOf(booking.places)
  const until = isReturnTrip ? choice.returnTripUntil : booking.returnTripUntil
  const wanted = { tourId, season: tour.season, from: helsinkiDay(now), to: until ?? undefined, now }
  const departures = await listDepartures(database(), wanted)
  return departures
    .filter((departure) => departure.id === id || departure.seatsFree >= seatsFor(party))
    .map(({ id: departureId, day, prices }) => ({
      id: departureId,
      day,
      differenceCents: isReturnTrip ? 0 : Math.min(0, quote(party, prices) - placesCents(booking.places)),
    }))
}
