/**
 * What a visitor reads of the words that Stripe has for a card booking that failed.
 *
 * Rule: card-error-texts (docs/rules.md)
 */
export const CARD_ERROR_TEXTS = [
  ['email_invalid', 'Invalid email address'],
  ['card_declined', 'Payment was declined'],
  ['insufficient_funds', 'Insufficient funds'],
  ['expired_card', 'Card has expired'],
  ['incorrect_cvc', 'Incorrect CVC code'],
] as const

/** Whether a word of Stripe's has a text for the visitor. */
export function isShownToVisitors(word: string): boolean {
  return CARD_ERROR_TEXTS.some(([told]) => told === word)
}
