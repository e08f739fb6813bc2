import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/hold'
import { commandToFill } from '@/lib/contract/command-line'
import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { dueText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { byButton, cryptoButtons } from '@/lib/emails/booking/crypto-buttons'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'
import { inCoins } from '@/lib/words/money/cryptocurrency'

export function cryptoReceivedOperator(facts: BookingFacts, sender: Sender): Draft {
  const { reference, totalCents } = facts
  return {
    subject: subjectOf('Payment details to send', facts),
    preheader: `${facts.customerName} pays ${inCoins(facts.cryptoType)}: payment details within ${PAYMENT_DETAILS_HOURS} hours.`,
    headline: 'A guest waits for payment details',
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          {
            title: `Send the payment details within ${PAYMENT_DETAILS_HOURS} hours`,
            text: `${facts.customerName} pays ${formatEuros(totalCents)} ${inCoins(facts.cryptoType)}. ${byButton('send-details')}`,
            command: commandToFill('crypto details', reference),
          },
          {
            title: 'Confirm when the payment has arrived',
            text: byButton('record-payment'),
            command: commandToFill('crypto paid', reference),
          },
          {
            title: 'Or let it lapse',
            text: `Payment is due ${dueText(facts)}. After that the seats go back by themselves and the guest is told.`,
          },
        ],
      },
      operatorTable(facts, { money: 'To pay' }),
      ...cryptoButtons(facts),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
