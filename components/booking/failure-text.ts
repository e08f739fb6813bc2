const TEXTS = [
  ['email_invalid', 'Invalid email address'],
  ['card_declined', 'Payment was declined'],
  ['insufficient_funds', 'Insufficient funds'],
  ['expired_card', 'Card has expired'],
  ['incorrect_cvc', 'Incorrect CVC code'],
] as const

/** What a visitor reads when a card booking failed. Source: specification section 8, "Card booking failures". */
export function failureText(failure: unknown): string {
  if (!(failure instanceof Error) || !failure.message) return 'Booking failed'
  const known = TEXTS.find(([word]) => failure.message.includes(word))
  return known ? known[1] : failure.message
}
