import 'server-only'
import { company } from '@/content/company'
import { type GuideBooking, type GuideListRow } from '@/lib/booking/days/guide-list'
import { database } from '@/lib/db/client'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { drawGuestList } from '@/lib/pdf/draw-guest-list'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

export async function renderGuestList(
  departure: SeasonDeparture,
  rows: readonly GuideListRow<GuideBooking>[],
  now: Date,
): Promise<Buffer> {
  const { name: tour, meetingPoint } = await loadBookedTour(database(), departure, 'en')
  return drawGuestList({ ...departure, brand: company.brand, tour, meetingPoint, rows, at: now })
}
