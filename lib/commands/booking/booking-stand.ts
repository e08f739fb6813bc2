import { formatEuros } from '@/lib/booking/money'
import { partyWords } from '@/lib/booking/party-words'
import { partyOf } from '@/lib/booking/places'
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
  return `${partyWords(partyOf(places))} on ${formatDay(day)}, ${formatEuros(totalCents)}`
}
