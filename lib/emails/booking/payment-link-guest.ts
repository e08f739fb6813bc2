import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { cancellationText } from '@/lib/emails/booking/cancellation-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** The way to pay is the button to the booking's page, which every e-mail to a guest has. */
export function paymentLinkGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your seats are kept', facts),
    preheader: `Please pay ${dueText(facts)}, and your booking is confirmed.`,
    headline: 'Your seats are kept for you',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Thank you for booking with us. Your seats under booking ${facts.reference} are kept for you until your payment has arrived, which is due ${dueText(facts)}.`,
      },
      {
        kind: 'paragraph',
        text: 'Your booking’s page leads to the payment: press ‘Pay now’ there, whenever it suits you, and pay by card on the secure page of Stripe. The confirmation reaches you a moment later.',
      },
      guestTable(facts, { title: 'Your booking', money: 'To pay' }),
      {
        kind: 'section',
        title: 'If the payment does not arrive in time',
        text: 'Your seats go back to other guests and the booking ends by itself. You owe nothing.',
      },
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
