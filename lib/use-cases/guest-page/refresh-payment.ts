import 'server-only'
import { withTimeout } from '@/lib/async/with-timeout'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange, type StoredChange } from '@/lib/db/bookings/changes'
import {
  findCheckoutByAttempt,
  findOpenCheckoutForChange,
  type StoredCheckout,
} from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'

/** How long to wait for Stripe at most: the booking can also be shown without it. */
const STRIPE_WAIT_MS = 3000

type Opened = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/**
 * Show a guest who returns from Stripe's page the payment just made, even before the webhook arrives: if a page is
 * open, check it with Stripe and reload the booking.
 *
 * Rule: guest-link (docs/rules.md)
 */
export async function refreshPayment({ booking, departure }: Opened, now: Date): Promise<Opened> {
  const page = await findPaymentPage(booking, await findOpenChange(database(), booking.id))
  if (!page?.sessionId || page.state !== 'open') return { booking, departure }
  await withTimeout(refreshCheckoutStatus(page.sessionId, now), STRIPE_WAIT_MS, null)
  const current = await loadBooking(database(), booking.id)
  return { booking: current, departure: await loadDeparture(database(), current.departureId, now) }
}

/** Find the payment page of the pending change, or of the booking itself if no change is pending. */
export async function findPaymentPage(
  { id: bookingId, attempt }: StoredBooking,
  change: StoredChange | null,
): Promise<StoredCheckout | null> {
  return change
    ? findOpenCheckoutForChange(database(), change.id)
    : findCheckoutByAttempt(database(), { bookingId, attempt })
}
