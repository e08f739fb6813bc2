import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { centsToCoins } from '@/lib/booking/money/crypto-payment'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { paymentMethodPhrase, documentsText, dueText } from '@/lib/emails/parts/booking-text'
import { formatEuros } from '@/lib/language/money'
import { formatCoins } from '@/lib/words/money/cryptocurrency'

/** Asks for the rest as soon as a part payment arrives. Rule: part-payments (docs/rules.md) */
export const paymentShortGuest = defineGuestEmail((facts) => {
  const rest = formatEuros(facts.restCents)
  return {
    subject: 'A part of your payment is missing',
    preheader: `${rest} is still to come, ${dueText(facts)}.`,
    headline: `${rest} is still to come`,
    parts: [
      opening(facts),
      howToSend(facts),
      {
        kind: 'section',
        title: 'If the rest does not arrive in time',
        text: facts.isOfChange
          ? 'Your booking stays as it was, and we return what has arrived.'
          : 'Your seats go back to other guests, and we return what has arrived.',
      },
      documentsText(facts),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'booking', title: 'Your booking', money: 'Price' },
    ],
  }
})

function opening(facts: BookingFacts): string {
  const { reference, arrivedCents, restCents, isOfChange } = facts
  const what = isOfChange ? `the change of booking ${reference}` : `booking ${reference}`
  return `Thank you: ${formatEuros(arrivedCents)} has arrived ${paymentMethodPhrase(facts)} for ${what}. ${formatEuros(restCents)} is missing. Your seats are held, and the rest is due ${dueText(facts)}.`
}

function howToSend({ cryptoDetails, cryptoType, paymentMethod, restCents }: BookingFacts): string {
  if (isHandledByProvider(paymentMethod))
    return 'Please send the rest as you sent this part, or pay it by card: your booking’s page leads there, under ‘Pay now’.'
  if (!cryptoDetails) return 'Please reply to this e-mail, and we send you the details for the rest.'
  const { address, network, rate } = cryptoDetails
  return `At the rate that we sent you, this is ${formatCoins(centsToCoins(restCents, rate), cryptoType)}. Please send it to the same address, ${address}, on the network ${network}.`
}
