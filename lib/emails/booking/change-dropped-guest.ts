import { formatDay } from '@/lib/calendar/day'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** What was sent to pay it by leads to nothing any more. */
export function changeDroppedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, day } = facts
  return {
    subject: subjectOf('Your change is no longer prepared', facts),
    preheader: 'Your booking stands as it is below, and nothing is to pay.',
    headline: 'Your change is no longer prepared',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `We had prepared a change of booking ${reference} that waited for its payment. As we have changed the booking since, it is no longer kept, and there is nothing to pay for it. The booking stands for ${partyText(facts)} on ${formatDay(day)}.`,
      },
      {
        kind: 'paragraph',
        text: 'If you would still like the change, please reply to this e-mail, and we prepare it again. If you have paid for it already, we return that payment in full.',
      },
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
