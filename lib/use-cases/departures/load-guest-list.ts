import 'server-only'
import { type GuideListRow, listPartiesForGuide } from '@/lib/booking/days/guide-list'
import { type Day } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { hideErasedGuests } from '@/lib/use-cases/departures/hide-erased-guests'

export type GuestList = {
  readonly departure: SeasonDeparture
  readonly rows: readonly GuideListRow<BookingListing>[]
  /** All bookings on the day, including unpaid and cancelled ones. */
  readonly bookings: readonly BookingListing[]
}

export async function loadGuestList(
  { tourId, day }: { readonly tourId: number; readonly day: Day },
  now: Date,
): Promise<GuestList | null> {
  const days = { first: day, last: day }
  const [departure] = await listSeasonDepartures(database(), { tourId, ...days }, now)
  if (!departure) return null
  const known = await listBookingsWithMoney(database(), { tourId, days }, now)
  const bookings = await hideErasedGuests(database(), known)
  return { departure, rows: listPartiesForGuide(bookings), bookings }
}
