import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function bookingConfirmedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`New booking for ${partyText(facts)}`, facts),
    preheader: `${facts.customerName}: ${partyText(facts)}.`,
    headline: `New booking for ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: `${facts.totalCents === 0 ? 'Free of charge' : 'Paid'} and confirmed. ${told(facts)}`,
      },
      operatorTable(facts, {
        money: (facts.arrivedCents || facts.totalCents) === facts.totalCents ? 'Paid' : 'Price',
      }),
      ...(facts.customerEmail === '' ? [] : [mailtoGuestButton(facts)]),
    ],
    reason: operatorReason(sender),
  }
}

function told({ customerEmail }: BookingFacts): string {
  return customerEmail === ''
    ? 'The guest has no e-mail address, and no confirmation.'
    : 'The guest has the confirmation.'
}
