export type CardDecline = { readonly code: string; readonly message: string }

type TestCard = { readonly number: string; readonly meaning: string; readonly decline?: CardDecline }

const DECLINED = 'Your card was declined.'
const TRY_AGAIN = 'An error occurred while processing your card. Try again in a little bit.'
const WRONG_CVC = "Your card's security code is incorrect."

/** Stripe's test cards. Source: docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'succeeds' },
  { number: '5555555555554444', meaning: 'succeeds (Mastercard)' },
  declined('4000000000000002', 'is declined', 'card_declined', DECLINED),
  declined('4000000000009995', 'has too little money', 'card_declined', 'Your card has insufficient funds.'),
  declined('4000000000009987', 'was lost', 'card_declined', DECLINED),
  declined('4000000000009979', 'was stolen', 'card_declined', DECLINED),
  declined('4000000000000069', 'has expired', 'expired_card', 'Your card has expired.'),
  declined('4000000000000127', 'gets a wrong CVC', 'incorrect_cvc', WRONG_CVC),
  declined('4000000000000119', 'meets a processing error', 'processing_error', TRY_AGAIN),
]

export function findTestCard(number: string): TestCard | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === digits) ?? null
}

function declined(number: string, meaning: string, code: string, message: string): TestCard {
  return { number, meaning, decline: { code, message } }
}
