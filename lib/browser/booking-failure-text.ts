import { CARD_ERROR_TEXTS, INVALID_EMAIL } from '@/lib/booking/card-errors'
import { type FaultyField } from '@/lib/browser/booking-fields'
import { isOfDate } from '@/lib/browser/refused-error'

/** What a visitor reads when a card booking failed. Rule: card-error-texts (docs/rules.md) */
export function failureText(failure: unknown): string {
  if (!(failure instanceof Error) || !failure.message) return 'Booking failed'
  const known = CARD_ERROR_TEXTS.find(([word]) => failure.message.includes(word))
  return known ? known[1] : failure.message
}

/** What of the form is to be put right after it; null where it is no field. */
export function failedField(failure: unknown): FaultyField | null {
  if (isOfDate(failure)) return 'preferredDate'
  return failureText(failure) === INVALID_EMAIL ? 'email' : null
}
