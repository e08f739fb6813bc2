import { coinsOfCents } from '@/lib/booking/crypto-payment'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import {
  byMethod,
  documentsPart,
  dueText,
  guestReason,
  subjectOf,
  tourAndDay,
} from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'
import { formatCoins } from '@/lib/words/money/cryptocurrency'

/** Too little has come: the rest is asked for at once. Rule: part-payments (docs/rules.md) */
export function paymentShortGuest(facts: BookingFacts, sender: Sender): Draft {
  const rest = formatEuros(facts.restCents)
  return {
    subject: subjectOf('A part of your payment is missing', facts),
    preheader: `${rest} is still to come, ${dueText(facts)}.`,
    headline: `${rest} is still to come`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: opening(facts) },
      { kind: 'paragraph', text: howToSend(facts) },
      {
        kind: 'section',
        title: 'If the rest does not arrive in time',
        text: facts.isOfChange
          ? 'Your booking stays as it was, and we return what has arrived.'
          : 'Your seats go back to other guests, and we return what has arrived.',
      },
      ...documentsPart(facts),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function opening(facts: BookingFacts): string {
  const { reference, arrivedCents, restCents, isOfChange } = facts
  const what = isOfChange ? `the change of booking ${reference}` : `booking ${reference}`
  return `Thank you: ${formatEuros(arrivedCents)} has arrived ${byMethod(facts)} for ${what}. ${formatEuros(restCents)} is missing. Your seats are held, and the rest is due ${dueText(facts)}.`
}

function howToSend({ cryptoDetails, cryptoType, paymentMethod, restCents }: BookingFacts): string {
  if (paymentMethod === 'card')
    return 'Please send the rest as you sent this part, or pay it by card: your booking’s page leads there, under ‘Pay now’.'
  if (!cryptoDetails) return 'Please reply to this e-mail, and we send you the details for the rest.'
  const { address, network, rate } = cryptoDetails
  return `At the rate that we sent you, this is ${formatCoins(coinsOfCents(restCents, rate), cryptoType)}. Please send it to the same address, ${address}, on the network ${network}.`
}
