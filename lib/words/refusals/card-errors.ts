/**
 * The messages of the area `booking` shown to a visitor when a card booking fails, by Stripe's error code.
 *
 * Rule: card-error-texts (docs/rules.md)
 */
export const CARD_ERRORS = [
  ['email_invalid', 'invalidEmail'],
  ['card_declined', 'cardDeclined'],
  ['insufficient_funds', 'insufficientFunds'],
  ['expired_card', 'cardExpired'],
  ['incorrect_cvc', 'incorrectCvc'],
] as const

/** Whether the site has a text for this error code of Stripe's. */
export function hasCardErrorText(word: string): boolean {
  return CARD_ERRORS.some(([code]) => code === word)
}
