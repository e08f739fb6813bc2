import { CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText } from '@/lib/emails/parts/booking-text'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

export const cryptoReceivedGuest = defineGuestEmail((facts) => ({
  subject: 'Your seats are held',
  preheader: `Not confirmed yet: payment is due ${dueText(facts)}.`,
  headline: 'Your seats are held for you',
  parts: [
    `Thank you for your booking ${facts.reference}. You chose to pay ${inCryptocurrencyText(facts.cryptoType)}. Your seats are held. The booking is not confirmed yet; it will be as soon as your payment has arrived.`,
    { kind: 'booking', title: 'Your booking', money: 'To pay' },
    tellUsButton(facts),
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
  ],
}))

/** How many hours the guest has to pay in cryptocurrency; fewer shortly before the tour, see `cryptoDueAt`. */
function hoursToPay({ writtenAt, paymentDueAt }: BookingFacts): number {
  if (paymentDueAt === null) return CRYPTO_PAYMENT_HOURS
  return Math.floor((Date.parse(paymentDueAt) - Date.parse(writtenAt)) / MS_PER_HOUR)
}

function detailsText(facts: BookingFacts): string {
  const isHurried = hoursToPay(facts) < CRYPTO_PAYMENT_HOURS
  return isHurried ? 'in good time before the payment is due' : `within ${PAYMENT_DETAILS_HOURS} hours`
}

/** Ask which cryptocurrency the guest will use, unless the special requests name it, as the booking panel suggests. */
function otherCurrency({ cryptoType, specialRequests }: BookingFacts): string {
  if (cryptoType !== 'other') return ''
  const ask = ' Please reply with the name of the cryptocurrency you wish to use'
  return specialRequests ? `${ask}, if it is not among your requests.` : `${ask}.`
}
