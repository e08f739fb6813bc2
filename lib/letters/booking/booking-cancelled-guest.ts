import { guestTable } from '@/lib/letters/booking/booking-rows'
import { greeting, guestReason, signature, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { refundWay } from '@/lib/letters/booking/refund-words'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'

export function bookingCancelledGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Booking cancelled', facts),
    preheader: refundOrNot(facts),
    headline: 'Your booking is cancelled',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts) },
      {
        kind: 'paragraph',
        text: `Booking ${facts.reference} is cancelled, and your seats were given back.`,
      },
      { kind: 'paragraph', text: refundOrNot(facts) },
      guestTable(facts, { title: 'What was booked', money: 'Paid' }),
      { kind: 'button', label: 'Choose another date', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function refundOrNot(facts: BookingFacts): string {
  if (facts.refundCents) return refundWay(facts)
  const hours = facts.freeCancellationHours === 1 ? '1 hour' : `${facts.freeCancellationHours} hours`
  return `The price is not refunded: cancellation is free more than ${hours} before the start.`
}
