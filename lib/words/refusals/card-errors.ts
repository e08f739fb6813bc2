/** The error for an invalid e-mail address, also shown next to its field. */
export const INVALID_EMAIL_TEXT = 'Invalid email address'

/**
 * The texts shown to a visitor when a card booking fails, by Stripe's error code.
 *
 * Rule: card-error-texts (docs/rules.md)
 */
export const CARD_ERROR_TEXTS = [
  ['email_invalid', INVALID_EMAIL_TEXT],
  ['card_declined', 'Payment was declined'],
  ['insufficient_funds', 'Insufficient funds'],
  ['expired_card', 'Card has expired'],
  ['incorrect_cvc', 'Incorrect CVC code'],
] as const

/** Whether the site has a text for this error code of Stripe's. */
export function hasCardErrorText(word: string): boolean {
  return CARD_ERROR_TEXTS.some(([code]) => code === word)
}
