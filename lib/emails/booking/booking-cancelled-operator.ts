import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { hasStarted } from '@/lib/emails/booking/cancellation-text'
import { refundTask } from '@/lib/emails/booking/refund-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function bookingCancelledOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Cancelled, ${partyText(facts)}`, facts),
    preheader: refundTask(facts),
    headline: `Cancelled: ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: whatHappened(facts) },
      { kind: 'paragraph', text: refundTask(facts) },
      operatorTable(facts, { money: facts.refundCents === null ? 'Price' : 'Paid' }),
      mailtoGuestButton(facts),
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
