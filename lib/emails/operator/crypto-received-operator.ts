import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { commandTemplate } from '@/lib/contract/command-line'
import { operatorEmail } from '@/lib/emails/layout/frame'
import { dueText } from '@/lib/emails/parts/booking-text'
import { byButton, cryptoButtons } from '@/lib/emails/parts/crypto-buttons'
import { mailtoGuestButton } from '@/lib/emails/parts/mailto-guest-button'
import { formatEuros } from '@/lib/language/money'
import { inCoins } from '@/lib/words/money/cryptocurrency'

export const cryptoReceivedOperator = operatorEmail((facts) => {
  const { reference, totalCents } = facts
  return {
    subject: 'Payment details to send',
    preheader: `${facts.customerName} pays ${inCoins(facts.cryptoType)}: payment details within ${PAYMENT_DETAILS_HOURS} hours.`,
    headline: 'A guest waits for payment details',
    parts: [
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          {
            title: `Send the payment details within ${PAYMENT_DETAILS_HOURS} hours`,
            text: `${facts.customerName} pays ${formatEuros(totalCents)} ${inCoins(facts.cryptoType)}. ${byButton('send-details')}`,
            command: commandTemplate('crypto details', reference),
          },
          {
            title: 'Confirm when the payment has arrived',
            text: byButton('record-payment'),
            command: commandTemplate('crypto paid', reference),
          },
          {
            title: 'Or let it lapse',
            text: `Payment is due ${dueText(facts)}. After that the seats go back by themselves and the guest is told.`,
          },
        ],
      },
    ],
    money: 'To pay',
    buttons: [...cryptoButtons(facts), ...mailtoGuestButton(facts)],
  }
})
