import { type InvalidField } from '@/lib/browser/booking-fields'
import { isDateUnavailableError, ApiError } from '@/lib/browser/api-error'
import { CARD_ERROR_TEXTS, INVALID_EMAIL_TEXT } from '@/lib/words/refusals/card-errors'

/** Return the message for a visitor whose card booking failed. Rule: card-error-texts (docs/rules.md) */
export function bookingFailureText(failure: unknown): string {
  if (!(failure instanceof Error) || !failure.message) return 'Booking failed'
  const known = CARD_ERROR_TEXTS.find(([word]) => failure.message.includes(word))
  return known ? known[1] : failure.message
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
  if (bookingFailureText(failure) === INVALID_EMAIL_TEXT) return 'email'
  return failure instanceof ApiError ? (FIELDS.get(failure.field) ?? null) : null
}
