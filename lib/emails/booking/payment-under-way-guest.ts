import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** Rule: debit-under-way (docs/rules.md) */
export function paymentUnderWayGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your payment is under way', facts),
    preheader: 'Your seats are held. There is nothing to do, and no need to pay again.',
    headline: 'Your payment is under way',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Thank you for booking with us. Your bank is making the payment for booking ${facts.reference}. From a bank account that takes some days, and your seats are held for you meanwhile.`,
      },
      {
        kind: 'paragraph',
        text: 'There is nothing for you to do, and no need to pay again. We write to you as soon as the payment has arrived, and that e-mail confirms your booking.',
      },
      guestTable(facts, { title: 'What is booked', money: 'Under way' }),
      {
        kind: 'section',
        title: 'If your bank does not pay',
        text: 'Then nothing is taken from your account, the seats go back to other guests, and we tell you by e-mail.',
      },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
