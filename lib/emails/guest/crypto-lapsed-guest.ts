import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, dueText } from '@/lib/emails/parts/booking-text'

export const cryptoLapsedGuest = defineGuestEmail((facts) => ({
  subject: 'Your booking has ended unpaid',
  preheader: 'Your seats were given back, and you owe nothing.',
  parts: [
    whatHappened(facts),
    amountReceivedText(facts),
    facts.cryptoDetails
      ? 'If you would still like to come, please book again. If you have paid in the meantime, reply to this e-mail and we look into it at once.'
      : 'If you would still like to come, please book again and pay by card: your seats are then confirmed at once.',
    {
      kind: 'button',
      label: facts.cryptoDetails ? 'Book again' : 'Book again and pay by card',
      url: tourCalendarUrl(facts.tourUrl, facts),
    },
    { kind: 'booking', title: 'What was booked', money: 'Was to pay' },
  ],
}))

function whatHappened(facts: BookingFacts): string {
  const { reference, cryptoDetails, arrivedCents } = facts
  if (!cryptoDetails && arrivedCents === 0)
    return `We did not send you the payment details for booking ${reference} in time. We are sorry: this was our mistake, and you could not pay. The seats were given back ${dueText(facts)}, and you owe nothing.`
  const what = arrivedCents > 0 ? 'The rest of your payment' : 'Your payment'
  return `${what} for booking ${reference} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`
}
