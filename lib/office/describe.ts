import 'server-only'
import { helsinkiTime } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/**
 * Describe a booking: `LL-7KM4QD Aino Korhonen, 2 guests, Snowshoe Adventure on Saturday, 12 December 2026 at 09:30`
 */
export async function describeBooking(
  booking: { readonly reference: string; readonly customerName: string; readonly seats: number },
  departure: { readonly tourId: number; readonly day: string; readonly startsAt: Date },
): Promise<string> {
  const guests = `${displayGuestName(booking.customerName)}, ${plural(booking.seats, 'guest')}`
  return `${booking.reference}  ${guests}, ${await describeDeparture(departure)}`
}

/** Describe a departure: `Snowshoe Adventure on Saturday, 12 December 2026 at 09:30` */
export async function describeDeparture(departure: {
  readonly tourId: number
  readonly day: string
  readonly startsAt: Date
}): Promise<string> {
  const { name } = await loadBookedTour(database(), departure, 'en')
  return `${name} on ${formatDay(departure.day)} at ${helsinkiTime(departure.startsAt)}`
}
