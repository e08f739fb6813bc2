import { type SubmitOptions } from '@/lib/browser/post-form'
import { isOfDate, isOutdated } from '@/lib/browser/refused-error'
import { postCheckout } from '@/lib/browser/booking-calls'
import { attemptKey } from '@/lib/browser/attempt-key'
import { failureText } from '@/lib/browser/booking-failure-text'
import { checkoutPayload, pendingBooking, type BookingDraft } from '@/lib/browser/booking-payloads'
import { navigateAway } from '@/lib/browser/navigate-away'
import { markPayingPlace } from '@/lib/browser/paying-place'
import { type FaultyField } from '@/lib/browser/booking-fields'
import { INVALID_EMAIL } from '@/lib/booking/card-errors'
import { loadStripe } from '@/lib/browser/load-stripe'
import { findOpenCheckout, saveBookingFields, saveToSession } from '@/lib/browser/session'
import { releaseOpenCheckout } from '@/lib/browser/release-open-checkout'

const NOT_CONFIGURED =
  'Stripe, the card payment provider, is not configured: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY must be added to the environment file (.env).'

export type CardPayment =
  | { readonly kind: 'leaving' }
  | {
      readonly kind: 'failed'
      readonly message: string
      /** What is to be put right; null where it is no field of the form. */
      readonly field: FaultyField | null
      readonly isOutdated: boolean
    }

/** Hold the seats, remember the booking in this tab, and go to the payment page. */
export async function payByCard(
  draft: BookingDraft,
  publishableKey: string,
  options: Omit<SubmitOptions, 'key'>,
): Promise<CardPayment> {
  if (!publishableKey) return { kind: 'failed', message: NOT_CONFIGURED, field: null, isOutdated: false }
  loadStripe(publishableKey)
  // Also where nothing was typed: a link may have filled the form, and its address is gone on the way back.
  saveBookingFields(draft.tourId, draft.fields)
  const request = checkoutPayload(draft)
  const key = attemptKey('cardAttempt', request)
  // An opened page that the guest never reached would keep its seats besides the new ones.
  const open = findOpenCheckout()
  if (open && open.key !== key) await releaseOpenCheckout()
  try {
    const { sessionId, url, reference } = await postCheckout(request, { ...options, key })
    saveToSession('pendingBooking', pendingBooking(draft))
    saveToSession('openCheckout', { sessionId, key, reference })
    markPayingPlace()
    navigateAway(url)
    return { kind: 'leaving' }
  } catch (failure) {
    const message = failureText(failure)
    return { kind: 'failed', message, field: fieldOf(failure, message), isOutdated: isOutdated(failure) }
  }
}

function fieldOf(failure: unknown, message: string): FaultyField | null {
  if (isOfDate(failure)) return 'preferredDate'
  return message === INVALID_EMAIL ? 'email' : null
}
