import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, dueText } from '@/lib/emails/parts/booking-text'

export const paymentLinkLapsedGuest = defineGuestEmail((facts) => ({
  subject: 'Your booking has ended unpaid',
  preheader: 'Your seats were given back, and you owe nothing.',
  parts: [
    `${whatIsMissing(facts)} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`,
    amountReceivedText(facts),
    'If you would still like to come, call us or reply to this e-mail, or choose among the seats that are free. If you have paid in the meantime, we seat you again where there is room, or return the payment in full.',
    { kind: 'button', label: 'Choose a date', url: tourCalendarUrl(facts.tourUrl, facts) },
    { kind: 'booking', title: 'What was booked', money: 'Was to pay' },
  ],
}))

function whatIsMissing({ reference, arrivedCents }: BookingFacts): string {
  return arrivedCents > 0
    ? `The rest of your payment for booking ${reference}`
    : `Your payment for booking ${reference}`
}
