import 'server-only'
import { prolongHold } from '@/lib/booking/hold'
import { changeBooking, loadBooking } from '@/lib/db/bookings'
import { type StoredCheckout } from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { findDeparture, lockDeparture } from '@/lib/db/departures'

/**
 * Keep the seats of an open page until Stripe has said what became of it. The transaction has nothing locked yet.
 *
 * @returns  whether the page's booking has its seats
 */
export async function keepUnansweredSeats(
  db: Db,
  { bookingId, attempt }: StoredCheckout,
  now: Date,
): Promise<boolean> {
  const { departureId } = await loadBooking(db, bookingId)
  await lockDeparture(db, departureId)
  const departure = await findDeparture(db, departureId, now)
  const booking = await loadBooking(db, bookingId)
  if (!departure || booking.state !== 'hold' || booking.attempt !== attempt || !booking.expiresAt)
    return false
  const expiresAt = prolongHold({ ...booking, expiresAt: booking.expiresAt }, departure, now)
  if (!expiresAt) return false
  if (expiresAt > booking.expiresAt) await changeBooking(db, booking.id, { expiresAt })
  return true
}
