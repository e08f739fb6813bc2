import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { hasStarted } from '@/lib/letters/booking/cancellation-words'
import { refundTask } from '@/lib/letters/booking/refund-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

export function bookingCancelledOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Cancelled, ${partyWords(facts)}`, facts),
    preheader: refundTask(facts),
    headline: `Cancelled: ${partyWords(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: whatHappened(facts) },
      { kind: 'paragraph', text: refundTask(facts) },
      operatorTable(facts, { money: facts.refundCents === null ? 'Price' : 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}

function whatHappened(facts: BookingFacts): string {
  if (facts.isCalledOff)
    return 'The departure is called off and stays off sale. This booking is cancelled, and the guest has been told.'
  if (hasStarted(facts))
    return 'The booking was ended after the start of its tour, and the guest has been told.'
  return 'The booking is cancelled, the seats are free again, and the guest has been told.'
}
