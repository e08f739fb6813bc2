import { deleteCheckout } from '@/lib/browser/booking-calls'
import { rememberBooking } from '@/lib/browser/made-bookings'
import {
  endBookingForm,
  findOpenCheckout,
  findPendingBooking,
  removeFromSession,
} from '@/lib/browser/session'
import { singleFlight } from '@/lib/async/single-flight'

/**
 * What happened to a payment page that the guest left: there was none, its seats are free and nothing was paid, it is
 * paid, it was paid and its booking has ended since, or nobody knows.
 */
export type ReleasedCheckout = 'none' | 'released' | 'paid' | 'processing' | 'ended' | 'unknown'

const releasing = singleFlight<ReleasedCheckout>()

/**
 * Release the payment page that this tab has opened, if any. Simultaneous callers share one call and its answer.
 *
 * @param token  in the address that the payment page led back to: this may be another browser than began
 */
export function releaseOpenCheckout(token: string | null = null): Promise<ReleasedCheckout> {
  return releasing.join(() => release(token))
}

async function release(token: string | null): Promise<ReleasedCheckout> {
  const open = findOpenCheckout() ?? (token === null ? null : { release: token })
  if (!open) return 'none'
  const pending = findPendingBooking()
  removeFromSession('openCheckout', 'pendingBooking')
  const answer = await deleteCheckout(open).catch(() => null)
  if (!answer || answer.isUnsettled) return 'unknown'
  const { status } = answer
  if (status === 'expired') return 'released'
  if (status === 'cancelled' || status === 'refunded') return 'ended'
  // That booking was made: repeating it would be a second booking, with a key of its own.
  removeFromSession('cardAttempt')
  endBookingForm()
  if (pending) rememberBooking(pending)
  return status === 'confirmed' ? 'paid' : 'processing'
}
