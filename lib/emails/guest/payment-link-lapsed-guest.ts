import { calendarUrl } from '@/lib/booking/days/calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { guestEmail } from '@/lib/emails/layout/frame'
import { amountReceivedText, dueText } from '@/lib/emails/parts/booking-text'

export const paymentLinkLapsedGuest = guestEmail((facts) => ({
  subject: 'Your booking has ended unpaid',
  preheader: 'Your seats were given back, and you owe nothing.',
  parts: [
    `${whatIsMissing(facts)} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`,
    amountReceivedText(facts),
    'If you would still like to come, call us or reply to this e-mail, or choose among the seats that are free. If you have paid in the meantime, we seat you again where there is room, or return the payment in full.',
    { kind: 'button', label: 'Choose a date', url: calendarUrl(facts.tourUrl, facts) },
    { kind: 'booking', title: 'What was booked', money: 'Was to pay' },
  ],
}))

function whatIsMissing({ reference, arrivedCents }: BookingFacts): string {
  return arrivedCents > 0
    ? `The rest of your payment for booking ${reference}`
    : `Your payment for booking ${reference}`
}
