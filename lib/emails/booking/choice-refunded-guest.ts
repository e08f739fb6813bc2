import { guestTable } from '@/lib/emails/booking/booking-rows'
import { calendarPart } from '@/lib/emails/booking/cancellation-text'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundWay, withheldText } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** After our change or cancellation all money goes back: the guest chose it, or did not choose in time. */
export function choiceRefundedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(facts.refundCents ? 'Your refund' : 'Booking ended', facts),
    preheader: moneyText(facts),
    headline: facts.refundCents ? 'Your money goes back to you' : 'Your booking has ended',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: whatHappened(facts) },
      { kind: 'paragraph', text: moneyText(facts) },
      guestTable(facts, { title: 'What was booked', money: 'Price' }),
      ...calendarPart(facts),
      {
        kind: 'paragraph',
        text: 'We are sorry that it did not work out this time. If you come to Rovaniemi on another day, you are welcome with us.',
      },
      { kind: 'button', label: 'See the dates', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened({ choice, reference }: BookingFacts): string {
  return choice?.isOver
    ? `We have not heard from you about booking ${reference} in the time that we had given, so it has ended.`
    : `You have chosen the refund for booking ${reference}, and the booking has ended.`
}

function moneyText(facts: BookingFacts): string {
  const withheld = withheldText(facts)
  if (withheld) return withheld
  return facts.refundCents ? refundWay(facts) : 'Nothing had been paid, so there is nothing to return.'
}
