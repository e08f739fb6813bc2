import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { operatorEmail } from '@/lib/emails/layout/frame'
import { dueText } from '@/lib/emails/parts/booking-text'
import { cryptoButtons, cryptoStep } from '@/lib/emails/parts/buttons'
import { formatEuros } from '@/lib/language/money'
import { inCoins } from '@/lib/words/money/cryptocurrency'

export const cryptoReceivedOperator = operatorEmail((facts) => {
  const { totalCents } = facts
  return {
    subject: 'Payment details to send',
    preheader: `${facts.customerName} pays ${inCoins(facts.cryptoType)}: payment details within ${PAYMENT_DETAILS_HOURS} hours.`,
    headline: 'A guest is waiting for payment details',
    parts: [
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          cryptoStep(
            'send-details',
            `Send the payment details within ${PAYMENT_DETAILS_HOURS} hours`,
            facts,
            `${facts.customerName} pays ${formatEuros(totalCents)} ${inCoins(facts.cryptoType)}. `,
          ),
          cryptoStep('record-payment', 'Confirm when the payment has arrived', facts),
          {
            title: 'Or let it lapse',
            text: `Payment is due ${dueText(facts)}. After that the seats are released and the guest is notified.`,
          },
        ],
      },
    ],
    money: 'To pay',
    buttons: cryptoButtons(facts),
  }
})
