import 'server-only'
import { hasPaymentEmail } from '@/lib/booking/money/change-payment'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/**
 * Notify a guest, once, that a pending change was dropped; only if we had e-mailed them how to pay for it. No e-mail is
 * needed after a change that was requested on the booking's page and paid by card, unless we ended it on our own.
 *
 * @param isUnasked  whether it ended although the guest neither changed nor kept the booking
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export async function notifyOfDroppedChange(
  db: Db,
  {
    booking,
    change,
    isUnasked = false,
  }: { readonly booking: StoredBooking; readonly change: StoredChange; readonly isUnasked?: boolean },
  now: Date,
): Promise<void> {
  if (!isUnasked && !hasPaymentEmail(change)) return
  const departure = await loadDeparture(db, booking.departureId, now)
  await enqueueBookingEmails(db, ['change-dropped-guest'], { booking, departure, now, cause: change.id })
}
