import { CRYPTO_PAYMENT_HOURS } from '@/lib/booking/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/hold'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { inCoins } from '@/lib/words/money/cryptocurrency'

export function cryptoReceivedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your seats are held', facts),
    preheader: `Not confirmed yet: payment is due ${dueText(facts)}.`,
    headline: 'Your seats are held for you',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Thank you for your booking ${facts.reference}. You chose to pay ${inCoins(facts.cryptoType)}. Your seats are held. The booking is not confirmed yet; it will be as soon as your payment has arrived.`,
      },
      guestTable(facts, { title: 'Your booking', money: 'To pay' }),
      {
        kind: 'steps',
        title: 'What happens next',
        steps: [
          {
            title: 'We send you the payment details',
            text: `You receive the wallet address and the payment details by e-mail ${detailsText(facts)}.${otherCurrency(facts)}`,
          },
          {
            title: `You pay within ${hoursToPay(facts)} hours`,
            text: `Your payment is due ${dueText(facts)}.`,
          },
          {
            title: 'We confirm your booking',
            text: 'When the payment has arrived, you receive the confirmation and a calendar file by e-mail.',
          },
        ],
      },
      {
        kind: 'section',
        title: 'If the payment does not arrive in time',
        text: 'Your seats go back to other guests and the booking ends by itself. You owe nothing.',
      },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

/** Shortly before a start there is less time: see `cryptoDueAt`. */
function hoursToPay({ writtenAt, paymentDueAt }: BookingFacts): number {
  if (paymentDueAt === null) return CRYPTO_PAYMENT_HOURS
  return Math.floor((Date.parse(paymentDueAt) - Date.parse(writtenAt)) / MS_PER_HOUR)
}

function detailsText(facts: BookingFacts): string {
  const isHurried = hoursToPay(facts) < CRYPTO_PAYMENT_HOURS
  return isHurried ? 'in good time before the payment is due' : `within ${PAYMENT_DETAILS_HOURS} hours`
}

/** The panel has asked for it among the requests. */
function otherCurrency({ cryptoType, specialRequests }: BookingFacts): string {
  if (cryptoType !== 'other') return ''
  const ask = ' Please reply with the name of the cryptocurrency you wish to use'
  return specialRequests ? `${ask}, if it is not among your requests.` : `${ask}.`
}
