import { type SubmitOptions } from '@/lib/browser/submit-form'
import { isStaleDataError, ApiError } from '@/lib/browser/api-error'
import { requestCryptoBooking } from '@/lib/browser/booking-calls'
import { findInvalidField } from '@/lib/browser/booking-failure-text'
import { type InvalidField } from '@/lib/browser/booking-fields'
import { ensureIdempotencyKey } from '@/lib/browser/ensure-idempotency-key'
import {
  toPendingCryptoBooking,
  cryptoBookingPayload,
  type CompletedBookingForm,
} from '@/lib/browser/booking-payloads'
import { rememberBooking } from '@/lib/browser/remembered-bookings'
import { markCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'
import { clearBookingForm, removeFromSession, saveBookingFields, saveToSession } from '@/lib/browser/session'
import { type CryptoType } from '@/lib/booking/booking'
import { type Say } from '@/lib/words/say'

export type CryptoBookingResult =
  | { readonly kind: 'booked' }
  | {
      readonly kind: 'failed'
      /** Why the server refused; null if there was no response. */
      readonly reason: string | null
      /** The form field to correct; null if the failure is not about a field. */
      readonly field: InvalidField | null
      readonly isOutdated: boolean
    }

/** Book the seats and remember the booking in this tab for the confirmation page. */
export async function makeCryptoBooking(
  say: Say<'cryptoDialog'>,
  draft: CompletedBookingForm,
  cryptoType: CryptoType,
  options: Omit<SubmitOptions, 'key'>,
): Promise<CryptoBookingResult> {
  const request = cryptoBookingPayload(draft, cryptoType)
  try {
    const key = ensureIdempotencyKey('cryptoAttempt', request)
    const { reference } = await requestCryptoBooking(request, { ...options, key })
    const booking = toPendingCryptoBooking(draft, cryptoType)
    saveToSession('cryptoBooking', booking)
    rememberBooking(booking)
    if (reference) saveToSession('cryptoReference', { reference })
    removeFromSession('cryptoAttempt')
    // Save the fields even if a link filled them in, so that this tour's form is the one marked as booked.
    saveBookingFields(draft.tourId, draft.fields)
    clearBookingForm()
    markCheckoutHistoryEntry()
    return { kind: 'booked' }
  } catch (failure) {
    const reason = failure instanceof ApiError ? failure.message || say('notCreated') : null
    return { kind: 'failed', reason, field: findInvalidField(failure), isOutdated: isStaleDataError(failure) }
  }
}
