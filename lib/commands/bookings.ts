import { plural } from '@/lib/booking/plural'
import { BOOKING_STATES, type BookingState } from '@/lib/booking/booking'
import { formatEuros } from '@/lib/booking/money'
import { listBookings } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/** Print the newest bookings, one a line. */
export async function bookings(args: readonly string[]): Promise<void> {
  const wanted = args.join(' ')
  const state = BOOKING_STATES.find((known) => word(known) === wanted.replaceAll('_', ' '))
  if (wanted && !state)
    throw new Error(`There is no state ${wanted}. States: ${BOOKING_STATES.map(word).join(', ')}.`)
  const listed = await listBookings(database(), { state, take: 50 })
  for (const booking of listed) {
    const { reference, day, seats, totalCents, paymentMethod, customerName, customerEmail } = booking
    const tour = (await tourOf(database(), booking)).name
    const guest = `${customerName} <${customerEmail}>`
    console.log(
      [
        reference,
        word(booking.state),
        day,
        tour,
        plural(seats, 'seat'),
        formatEuros(totalCents),
        paymentMethod,
        guest,
      ].join('  '),
    )
  }
  if (listed.length === 0) console.log('No bookings.')
}

function word(state: BookingState): string {
  return state.replace('_', ' ')
}
