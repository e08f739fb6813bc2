import { type InvalidField } from '@/lib/browser/booking-fields'
import { isDateUnavailableError, ApiError } from '@/lib/browser/api-error'
import { CARD_ERRORS } from '@/lib/words/refusals/card-errors'
import { type Say } from '@/lib/words/say'

/** Return the message for a visitor whose card booking failed. Rule: card-error-texts (docs/rules.md) */
export function bookingFailureText(say: Say<'booking'>, failure: unknown): string {
  const known = findCardError(failure)
  if (known) return say(known)
  if (failure instanceof Error && failure.message) return failure.message
  return say(failure instanceof ApiError ? 'noPaymentPage' : 'failed')
}

/** Form fields by their names in the API. */
const FIELDS: ReadonlyMap<string, InvalidField> = new Map([
  ['customer_name', 'fullName'],
  ['customer_email', 'email'],
  ['phone', 'phone'],
  ['customer_phone', 'phone'],
  ['special_requests', 'specialRequests'],
])

/** Return the form field to correct; null if the failure is not about a field. */
export function findInvalidField(failure: unknown): InvalidField | null {
  if (isDateUnavailableError(failure)) return 'preferredDate'
  if (findCardError(failure) === 'invalidEmail') return 'email'
  return failure instanceof ApiError ? (FIELDS.get(failure.field) ?? null) : null
}

/** Find our message for the Stripe code in an error's text, if it contains one. */
function findCardError(failure: unknown): (typeof CARD_ERRORS)[number][1] | null {
  const known = failure instanceof Error && CARD_ERRORS.find(([code]) => failure.message.includes(code))
  return known ? known[1] : null
}
