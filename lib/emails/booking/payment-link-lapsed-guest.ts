import { datesAddress } from '@/lib/booking/dates-address'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function paymentLinkLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
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
        text: 'If you would still like to come, call us or reply to this e-mail, or choose among the seats that are free. If you have paid in the meantime, we seat you again where there is room, or return the payment in full.',
      },
      { kind: 'button', label: 'Choose a date', url: datesAddress(facts.tourUrl, facts) },
      guestTable(facts, { title: 'What was booked', money: 'Was to pay' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
