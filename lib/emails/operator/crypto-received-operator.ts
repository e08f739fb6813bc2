import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { operatorDueText } from '@/lib/emails/parts/booking-text'
import { cryptoButtons, cryptoPaymentStep } from '@/lib/emails/parts/buttons'
import { formatEuros } from '@/lib/language/money'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

export const cryptoReceivedOperator = defineOperatorEmail((facts) => {
  const { totalCents } = facts
  return {
    subject: 'Payment details to send',
    preheader: `${facts.customerName} pays ${inCryptocurrencyText(facts.cryptoType, 'en')}: payment details within ${PAYMENT_DETAILS_HOURS} hours.`,
    headline: 'A guest is waiting for payment details',
    parts: [
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          cryptoPaymentStep(
            'send-details',
            `Send the payment details within ${PAYMENT_DETAILS_HOURS} hours`,
            facts,
            `${facts.customerName} pays ${formatEuros(totalCents)} ${inCryptocurrencyText(facts.cryptoType, 'en')}. `,
          ),
          cryptoPaymentStep('record-payment', 'Confirm when the payment has arrived', facts),
          {
            title: 'Or let it lapse',
            text: `Payment is due ${operatorDueText(facts)}. After that the seats are released and the guest is notified.`,
          },
        ],
      },
    ],
    money: 'To pay',
    buttons: cryptoButtons(facts),
  }
})
