import { requestCheckoutRelease } from '@/lib/browser/booking-calls'
import { rememberBooking } from '@/lib/browser/remembered-bookings'
import {
  clearBookingForm,
  findOpenCheckout,
  findPendingBooking,
  removeFromSession,
} from '@/lib/browser/session'
import { singleFlight } from '@/lib/async/single-flight'

/**
 * What happened to a payment page that the guest left: none was open; its unpaid seats were released; it was paid; its
 * payment is processing; it was paid, but the booking has since ended; or the server did not say.
 */
export type CheckoutReleaseResult = 'none' | 'released' | 'paid' | 'processing' | 'ended' | 'unknown'

const releasing = singleFlight<CheckoutReleaseResult>()

/**
 * Release the payment page opened in this tab, if any. Concurrent callers share one call and its result.
 *
 * @param token  from the URL that Stripe redirects to, which may be opened in another browser
 */
export function releaseOpenCheckout(token: string | null = null): Promise<CheckoutReleaseResult> {
  return releasing.join(() => release(token))
}

async function release(token: string | null): Promise<CheckoutReleaseResult> {
  const open = findOpenCheckout() ?? (token === null ? null : { release: token })
  if (!open) return 'none'
  const pending = findPendingBooking()
  removeFromSession('openCheckout', 'pendingBooking')
  const answer = await requestCheckoutRelease(open).catch(() => null)
  if (!answer || answer.isUnsettled) return 'unknown'
  const { status } = answer
  if (status === 'expired') return 'released'
  if (status === 'cancelled' || status === 'refunded') return 'ended'
  // The booking exists. Clear the attempt, so that booking again uses a new idempotency key.
  removeFromSession('cardAttempt')
  clearBookingForm()
  if (pending) rememberBooking(pending)
  return status === 'confirmed' ? 'paid' : 'processing'
}
