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

/** Rule: crypto-reminders (docs/rules.md) */
export function cryptoDetailsMissingOperator(facts: BookingFacts, sender: Sender): Draft {
  const { reference, customerName, restCents } = facts
  return {
    subject: subjectOf('Payment details are still to be sent', facts),
    preheader: `${customerName} cannot pay, and the seats go back ${dueText(facts)}.`,
    headline: 'A guest still waits for payment details',
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: `${customerName} wants to pay ${formatEuros(restCents)} ${inCoins(facts.cryptoType)} and cannot: no payment details were sent. What waits for the payment ends by itself ${dueText(facts)}.`,
      },
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          {
            title: 'Send the payment details',
            text: byButton('send-details'),
            command: commandToFill('crypto details', reference),
          },
        ],
      },
      operatorTable(facts, { money: 'Price' }),
      ...cryptoButtons(facts),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
