import { type SubmitOptions } from '@/lib/browser/submit-form'
import { isStaleDataError } from '@/lib/browser/api-error'
import { requestCheckout } from '@/lib/browser/booking-calls'
import { ensureIdempotencyKey } from '@/lib/browser/ensure-idempotency-key'
import { findInvalidField, bookingFailureText } from '@/lib/browser/booking-failure-text'
import { checkoutPayload, toPendingBooking, type CompletedBookingForm } from '@/lib/browser/booking-payloads'
import { navigateAway } from '@/lib/browser/navigate-away'
import { markCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'
import { type FailedSubmission } from '@/lib/browser/booking-errors'
import { findOpenCheckout, saveBookingFields, saveToSession } from '@/lib/browser/session'
import { releaseOpenCheckout } from '@/lib/browser/release-open-checkout'
import { type Say } from '@/lib/words/say'

export type CardPaymentStartResult =
  | { readonly kind: 'leaving' }
  | (FailedSubmission & { readonly kind: 'failed'; readonly isOutdated: boolean })

/** Hold the seats, remember the booking in this tab, and go to the payment page. */
export async function startCardPayment(
  say: Say<'booking'>,
  draft: CompletedBookingForm,
  publishableKey: string,
  options: Omit<SubmitOptions, 'key'>,
): Promise<CardPaymentStartResult> {
  const { fields } = draft
  const failed = { kind: 'failed', reason: null, fields } as const
  if (!publishableKey) return { ...failed, message: say('notConfigured'), field: null, isOutdated: false }
  loadStripe(publishableKey)
  // Save the fields even if the guest typed nothing: a link may have filled in the form, and its URL is gone by the
  // time they return.
  saveBookingFields(draft.tourId, fields)
  const request = checkoutPayload(draft)
  const key = ensureIdempotencyKey('cardAttempt', request)
  // Release an earlier payment page that the guest never reached: it would hold its seats as well as the new ones.
  const open = findOpenCheckout()
  if (open && open.key !== key) await releaseOpenCheckout()
  try {
    const { sessionId, url, reference } = await requestCheckout(request, { ...options, key })
    saveToSession('pendingBooking', toPendingBooking(draft))
    saveToSession('openCheckout', { sessionId, key, reference })
    markCheckoutHistoryEntry()
    navigateAway(url)
    return { kind: 'leaving' }
  } catch (failure) {
    const message = bookingFailureText(say, failure)
    const field = findInvalidField(failure)
    return { ...failed, message, field, isOutdated: isStaleDataError(failure) }
  }
}

let loading: Promise<unknown> | null = null

/**
 * Load Stripe's script, so that its fraud rules see the browser that pays. Call this only for guests who are about to
 * pay, because Stripe may set its cookie from then on. It loads once and retries only after a failure.
 *
 * Nothing waits for the script and payment works without it, so it is not an error if a network or an extension blocks
 * it.
 */
function loadStripe(publishableKey: string): void {
  loading ??= import('@stripe/stripe-js/pure')
    .then((stripe) => stripe.loadStripe(publishableKey))
    .catch(() => (loading = null))
}
