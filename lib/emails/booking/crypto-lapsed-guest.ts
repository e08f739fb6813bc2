import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function cryptoLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your booking has ended unpaid', facts),
    preheader: 'Your seats were given back, and you owe nothing.',
    headline: 'Your booking has ended unpaid',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Your payment for booking ${facts.reference} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`,
      },
      {
        kind: 'paragraph',
        text: 'If you would still like to come, please book again. If you have paid in the meantime, reply to this e-mail and we look into it at once.',
      },
      { kind: 'button', label: 'Book again', url: facts.tourUrl },
      guestTable(facts, { title: 'What was booked', money: 'Was to pay' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
