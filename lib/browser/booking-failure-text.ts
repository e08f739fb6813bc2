import { CARD_ERROR_TEXTS } from '@/lib/booking/card-errors'

/** What a visitor reads when a card booking failed. Rule: card-error-texts (docs/rules.md) */
export function failureText(failure: unknown): string {
  if (!(failure instanceof Error) || !failure.message) return 'Booking failed'
  const known = CARD_ERROR_TEXTS.find(([word]) => failure.message.includes(word))
  return known ? known[1] : failure.message
}
