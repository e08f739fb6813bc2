import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-words'
import { hasStarted } from '@/lib/emails/booking/cancellation-words'
import { refundTask } from '@/lib/emails/booking/refund-words'
import { writeToGuest } from '@/lib/emails/booking/write-to-guest'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

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
