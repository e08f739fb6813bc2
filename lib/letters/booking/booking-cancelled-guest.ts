import { guestTable } from '@/lib/letters/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { freeUntil } from '@/lib/letters/booking/cancellation-words'
import { refundWay, withheldWords } from '@/lib/letters/booking/refund-words'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { greeting, signature } from '@/lib/letters/salutation'

export function bookingCancelledGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Booking cancelled', facts),
    preheader: refundOrNot(facts),
    headline: 'Your booking is cancelled',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: facts.isCancelledByUs
          ? `We cannot run the tour as you booked it, and have cancelled booking ${facts.reference}. We are sorry. If another day suits you, reply to this letter and we find one together.`
          : `Booking ${facts.reference} is cancelled, and your seats were given back.`,
      },
      { kind: 'paragraph', text: refundOrNot(facts) },
      guestTable(facts, { title: 'What was booked', money: facts.refundCents === null ? 'Price' : 'Paid' }),
      { kind: 'button', label: 'Choose another date', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function refundOrNot(facts: BookingFacts): string {
  const withheld = withheldWords(facts)
  if (withheld) return withheld
  if (facts.refundCents) return refundWay(facts)
  if (facts.refundCents === null) return 'Nothing had been paid, so there is nothing to return.'
  return `You can cancel free of charge ${freeUntil(facts)}. This cancellation came later, so the price is not refunded.`
}
