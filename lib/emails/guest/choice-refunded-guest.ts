import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { calendarRemovalText } from '@/lib/emails/parts/cancellation-text'
import { refundMethodText, withheldText } from '@/lib/emails/parts/refund-text'

/** Confirms a full refund after we changed or cancelled a departure: the guest chose it, or did not choose in time. */
export const choiceRefundedGuest = defineGuestEmail((facts) => ({
  subject: facts.refundCents ? 'Your refund' : 'Booking ended',
  preheader: moneyText(facts),
  headline: facts.refundCents ? 'Your money goes back to you' : 'Your booking has ended',
  parts: [
    whatHappened(facts),
    moneyText(facts),
    { kind: 'booking', title: 'What was booked', money: 'Price' },
    calendarRemovalText(facts),
    'We are sorry that it did not work out this time. If you come to Rovaniemi on another day, you are welcome with us.',
    { kind: 'button', label: 'See the dates', url: facts.tourUrl },
  ],
}))

function whatHappened({ choice, reference }: BookingFacts): string {
  return choice?.isOver
    ? `We have not heard from you about booking ${reference} in the time that we had given, so it has ended.`
    : `You have chosen the refund for booking ${reference}, and the booking has ended.`
}

function moneyText(facts: BookingFacts): string {
  const withheld = withheldText(facts)
  if (withheld) return withheld
  return facts.refundCents ? refundMethodText(facts) : 'Nothing had been paid, so there is nothing to return.'
}
