import { type SubmitOptions } from '@/lib/browser/post-form'
import { isOutdated, ApiError } from '@/lib/browser/api-error'
import { postCryptoBooking } from '@/lib/browser/booking-calls'
import { findInvalidField } from '@/lib/browser/booking-failure-text'
import { type InvalidField } from '@/lib/browser/booking-fields'
import { attemptKey } from '@/lib/browser/attempt-key'
import { cryptoBooking, cryptoPayload, type BookingDraft } from '@/lib/browser/booking-payloads'
import { rememberBooking } from '@/lib/browser/made-bookings'
import { markCheckoutEntry } from '@/lib/browser/checkout-entry'
import { clearBookingForm, removeFromSession, saveBookingFields, saveToSession } from '@/lib/browser/session'
import { type CryptoType } from '@/lib/booking/booking'

export type CryptoPaymentResult =
  | { readonly kind: 'booked' }
  | {
      readonly kind: 'failed'
      /** The server's text; null if it sent none. */
      readonly reason: string | null
      /** The form field to correct; null if the failure is not about a field. */
      readonly field: InvalidField | null
      readonly isOutdated: boolean
    }

/** Book the seats and remember the booking in this tab for the confirmation page. */
export async function payWithCrypto(
  draft: BookingDraft,
  cryptoType: CryptoType,
  options: Omit<SubmitOptions, 'key'>,
): Promise<CryptoPaymentResult> {
  const request = cryptoPayload(draft, cryptoType)
  try {
    const key = attemptKey('cryptoAttempt', request)
    const { reference } = await postCryptoBooking(request, { ...options, key })
    const booking = cryptoBooking(draft, cryptoType)
    saveToSession('cryptoBooking', booking)
    rememberBooking(booking)
    if (reference) saveToSession('cryptoReference', { reference })
    removeFromSession('cryptoAttempt')
    // Save the fields even if a link filled them in, so that this tour's form is the one marked as finished.
    saveBookingFields(draft.tourId, draft.fields)
    clearBookingForm()
    markCheckoutEntry()
    return { kind: 'booked' }
  } catch (failure) {
    const reason = failure instanceof ApiError ? failure.message : null
    return { kind: 'failed', reason, field: findInvalidField(failure), isOutdated: isOutdated(failure) }
  }
}
