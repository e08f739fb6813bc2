import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { changeCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { log } from '@/lib/observability/log'

/**
 * Alert staff, once, about a payment page that cannot be reconciled.
 *
 * @param trouble  `unknown`: Stripe says that there is no such page; `unsettled`: it refuses, or does not respond
 */
export async function reportUnsettledCheckout(
  checkout: StoredCheckout,
  trouble: NonNullable<BookingFacts['checkoutTrouble']>,
  now: Date,
): Promise<void> {
  // The checkout stores the problem reported last; a response from Stripe clears it.
  if (checkout.lastError === trouble) return
  await inTransaction(async (db) => {
    await changeCheckout(db, checkout.id, { lastError: trouble })
    const booking = await loadBooking(db, checkout.bookingId)
    const departure = await findDeparture(db, booking.departureId, now)
    if (!departure) return
    const page = { trouble, sessionId: checkout.sessionId } as const
    const cause = `${checkout.id}:${trouble}`
    await enqueueBookingEmails(db, ['checkout-unsettled-operator'], { booking, departure, now, page, cause })
  })
  log().error({ checkout: checkout.id, trouble }, 'payment page cannot be settled, a person must look')
}
