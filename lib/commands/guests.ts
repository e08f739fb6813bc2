import { formatEuros } from '@/lib/booking/money'
import { formatDay, isDay } from '@/lib/calendar/day'
import { listGuests } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/** Print who comes on a day, tour by tour: what a guide takes along. */
export async function guests([day = '']: readonly string[]): Promise<void> {
  if (!isDay(day)) throw new Error('Write the day as YYYY-MM-DD.')
  const bookings = await listGuests(database(), day)
  if (bookings.length === 0) return console.log(`Nobody has booked for ${formatDay(day)}.`)
  for (const booking of bookings) {
    const { reference, adults, children, customerName, customerPhone, customerEmail } = booking
    const isPaid = booking.state === 'confirmed'
    console.log(
      [
        (await tourOf(database(), booking)).name,
        reference,
        `${adults} + ${children}`,
        customerName,
        customerPhone ?? 'no phone',
        customerEmail,
        isPaid ? 'paid' : `waits for ${formatEuros(booking.totalCents)}`,
        ...(booking.specialRequests ? [booking.specialRequests.replace(/\s+/g, ' ')] : []),
      ].join('  '),
    )
  }
}
