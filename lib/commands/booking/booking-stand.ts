import { formatEuros } from '@/lib/booking/money'
import { partyOf } from '@/lib/booking/places'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { describeBooking } from '@/lib/commands/describe-booking'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'

export async function bookingTitle(booking: StoredBooking, now: Date): Promise<string> {
  return describeBooking(booking, await loadDeparture(database(), booking.departureId, now))
}

/** `2 adults and 1 child on Saturday, 12 December 2026, 487 €` */
export async function bookingStand(
  { places, departureId, totalCents }: Pick<StoredBooking, 'places' | 'departureId' | 'totalCents'>,
  now: Date,
): Promise<string> {
  const { day } = await loadDeparture(database(), departureId, now)
  const { adults, children } = partyOf(places)
  const guests = [plural(adults, 'adult'), ...(children > 0 ? [plural(children, 'child', 'children')] : [])]
  return `${guests.join(' and ')} on ${formatDay(day)}, ${formatEuros(totalCents)}`
}
