export type Decline = { readonly code: string; readonly decline_code?: string; readonly message: string }

type TestCard = { readonly number: string; readonly meaning: string; readonly decline?: Decline }

const DECLINED = 'Your card was declined.'

/** Stripe's test cards, see docs.stripe.com/testing. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', meaning: 'succeeds' },
  { number: '5555555555554444', meaning: 'succeeds (Mastercard)' },
  declined('4000000000000002', 'is declined', 'generic_decline', DECLINED),
  declined(
    '4000000000009995',
    'has too little money',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  declined('4000000000009987', 'was lost', 'lost_card', DECLINED),
  declined('4000000000009979', 'was stolen', 'stolen_card', DECLINED),
  {
    number: '4000000000000069',
    meaning: 'has expired',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    meaning: 'gets a wrong CVC',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    meaning: 'meets a processing error',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
]

export function findCard(number: string): TestCard | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === digits) ?? null
}

function declined(number: string, meaning: string, decline_code: string, message: string): TestCard {
  return { number, meaning, decline: { code: 'card_declined', decline_code, message } }
}
