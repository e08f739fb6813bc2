import { type Posting } from '@/components/api/post-form'
import { isOutdated } from '@/components/booking/api/is-outdated'
import { startCheckout } from '@/components/booking/api/start-checkout'
import { attemptKey } from '@/components/booking/attempt-key'
import { failureText } from '@/components/booking/failure-text'
import { checkoutRequest, pendingBooking, type Wish } from '@/components/booking/booking-requests'
import { leaveFor } from '@/components/ui/leave-for'
import { findOpenCheckout, remember } from '@/components/booking/session'
import { settleOpenCheckout } from '@/components/booking/settle-open-checkout'

const NOT_CONFIGURED =
  'Stripe, the card payment provider, is not configured: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY must be added to the environment file (.env).'

export type CardPayment =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly message: string; readonly isOutdated: boolean }

/** Hold the seats, remember the booking in this tab, and go to the payment page. */
export async function payByCard(
  wish: Wish,
  publishableKey: string,
  posting: Omit<Posting, 'key'>,
): Promise<CardPayment> {
  if (!publishableKey) return { kind: 'failed', message: NOT_CONFIGURED, isOutdated: false }
  const request = checkoutRequest(wish)
  const key = attemptKey('cardAttempt', request)
  remember('bookingForm', { tourId: wish.tourId, ...wish.fields })
  // A page that was opened and never reached would keep its seats beside the new ones.
  const open = findOpenCheckout()
  if (open && open.key !== key) await settleOpenCheckout()
  try {
    const { sessionId, url, reference } = await startCheckout(request, { ...posting, key })
    remember('pendingBooking', pendingBooking(request))
    remember('openCheckout', { sessionId, key, reference })
    leaveFor(url)
    return { kind: 'leaving' }
  } catch (failure) {
    return { kind: 'failed', message: failureText(failure), isOutdated: isOutdated(failure) }
  }
}
