import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { operatorDueText } from '@/lib/emails/parts/booking-text'
import { cryptoButtons, cryptoPaymentStep } from '@/lib/emails/parts/buttons'
import { formatEuros } from '@/lib/language/money'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

/** Reminds the operator to send payment details to a guest. Rule: crypto-reminders (docs/rules.md) */
export const cryptoDetailsMissingOperator = defineOperatorEmail((facts) => {
  const { customerName, restCents } = facts
  return {
    subject: 'Payment details are still to be sent',
    preheader: `${customerName} cannot pay yet, and the seats are released ${operatorDueText(facts)}.`,
    headline: 'A guest is still waiting for payment details',
    parts: [
      `${customerName} wants to pay ${formatEuros(restCents)} ${inCryptocurrencyText(facts.cryptoType, 'en')} but cannot: no payment details have been sent. Without payment it lapses ${operatorDueText(facts)}.`,
      {
        kind: 'steps',
        title: 'What to do',
        steps: [cryptoPaymentStep('send-details', 'Send the payment details', facts)],
      },
    ],
    money: 'Price',
    buttons: cryptoButtons(facts),
  }
})
