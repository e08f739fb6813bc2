import { guestTable } from '@/lib/emails/booking/booking-rows'
import { documentsPart, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { freeUntil } from '@/lib/emails/booking/cancellation-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** A bank debit has arrived for a booking that was cancelled too late for a refund. Rule: debit-under-way (docs/rules.md) */
export function paymentKeptGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your payment has arrived', facts),
    preheader: 'It is for the booking that you cancelled, and is not refunded.',
    headline: 'Your payment has arrived',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Your bank has made the payment for booking ${facts.reference}, which was under way when you cancelled it. You can cancel free of charge ${freeUntil(facts)}; the cancellation came later, so the payment is not refunded.`,
      },
      ...documentsPart(facts),
      guestTable(facts, { title: 'What was booked', money: 'Paid' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
