import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { operatorDueText, partyText } from '@/lib/emails/parts/booking-text'
import { cryptoButtons, cryptoPaymentStep } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

/** Asks the operator to send payment details, without which the guest cannot pay for a change by cryptocurrency. */
export const cryptoChangeOperator = defineOperatorEmail((facts) => {
  const { reference, customerName } = facts
  const rest = `${formatEuros(facts.restCents)} ${inCryptocurrencyText(facts.cryptoType, 'en')}`
  return {
    subject: 'Payment details to send for a change',
    preheader: `${customerName} is to pay ${rest}: payment details within ${PAYMENT_DETAILS_HOURS} hours.`,
    headline: 'A change is waiting for payment details',
    parts: [
      `Booking ${reference} is to be for ${partyText(facts)} on ${formatDay(facts.day)}${insteadOfText(facts)}. Until ${rest} has been received for it, the booking stays as it is and the places are held.`,
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          cryptoPaymentStep(
            'send-details',
            `Send the payment details within ${PAYMENT_DETAILS_HOURS} hours`,
            facts,
          ),
          cryptoPaymentStep('record-payment', 'Record the payment when it has arrived', facts),
          {
            title: 'Or let it lapse',
            text: `Payment is due ${operatorDueText(facts)}. After that the change lapses, and the booking stays as it was.`,
          },
        ],
      },
    ],
    money: 'New price',
    buttons: cryptoButtons(facts),
  }
})

function insteadOfText({ changedFrom, ...facts }: BookingFacts): string {
  if (!changedFrom) return ''
  const before = partyText({ ...facts, ...changedFrom })
  return `, instead of ${before}${changedFrom.day === facts.day ? '' : ` on ${formatDay(changedFrom.day)}`}`
}
