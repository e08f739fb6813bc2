import { arrivedPart } from '@/lib/emails/booking/arrived-part'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { freeUntil } from '@/lib/emails/booking/cancellation-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/calendar/day'

/** The facts are the booking's, which the change has left as it was. */
export function changeLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, day } = facts
  return {
    subject: subjectOf('Your change has ended unpaid', facts),
    preheader: 'Your booking stays as it was, and nothing is to pay.',
    headline: 'Your change has ended unpaid',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `The payment for the change of booking ${reference} did not reach us in time, so the change has ended by itself, and there is nothing to pay for it.${ofDetails(facts)} The booking stays as it was: ${partyText(facts)} on ${formatDay(day)}.`,
      },
      ...arrivedPart(facts),
      {
        kind: 'paragraph',
        text: `If you would still like the change, ask for it once more on the page of your booking, ${freeUntil(facts)}, or reply to this e-mail. If you have paid in the meantime, we make the change where there is still room, or return the payment in full.`,
      },
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function ofDetails({ paymentMethod }: BookingFacts): string {
  return paymentMethod === 'crypto' ? ' Payment details for it that you may have do not count any more.' : ''
}
