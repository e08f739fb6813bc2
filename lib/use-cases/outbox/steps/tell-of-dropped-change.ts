import 'server-only'
import { wasSentToPay } from '@/lib/booking/change-payment'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/**
 * Tell a guest at once, and once, that a change which waited for its payment is dropped, where it is not told with another
 * change of the booking. A guest who asked on the booking's own page and pays by card was sent nothing to pay it by.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export async function tellOfDroppedChange(
  db: Db,
  { booking, change }: { readonly booking: StoredBooking; readonly change: StoredChange },
  now: Date,
): Promise<boolean> {
  if (!wasSentToPay(change)) return false
  const departure = await loadDeparture(db, booking.departureId, now)
  await enqueueBookingEmails(db, ['change-dropped-guest'], { booking, departure, now, cause: change.id })
  return true
}
