import 'server-only'
import { hasBookingEnded } from '@/lib/booking/booking'
import { type GuestPage } from '@/lib/contract/guest-page'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { findBookingEnd } from '@/lib/db/history/history'

/**
 * Find out why a booking ended, or why its tour does not take place. A booking that its guest cancelled does not end
 * because of what happens to its departure later. Rule: ended-pages (docs/rules.md)
 */
export async function findEndReason(
  db: Db,
  { id, state }: StoredBooking,
  { cancelledAt }: StoredDeparture,
): Promise<GuestPage['endCause']> {
  if (!hasBookingEnded(state)) return cancelledAt && 'departure'
  const why = await findBookingEnd(db, id)
  if (why === 'guest' || why === 'us') return why
  if (cancelledAt && (why === 'called_off' || why === 'choice')) return 'departure'
  return why === 'choice' ? 'choice' : null
}
