import 'server-only'
import { type Db } from '@/lib/db/client'
import { listErasedBookings } from '@/lib/db/history/history'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'

/**
 * Hide the details of erased guests from guest lists, even those that the accounts still keep.
 *
 * Rule: erasure (docs/rules.md)
 */
export async function hideErasedGuests(
  db: Db,
  bookings: readonly BookingListing[],
): Promise<readonly BookingListing[]> {
  const ids = bookings.map(({ id }) => id)
  const erased = await listErasedBookings(db, ids)
  return bookings.map((booking) => (erased.has(booking.id) ? { ...booking, ...NOBODY } : booking))
}

const NOBODY = {
  customerName: '',
  customerEmail: '',
  customerPhone: null,
  pickupPlace: null,
  specialRequests: null,
  health: null,
} as const
