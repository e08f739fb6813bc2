import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function returnTripBookedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Free return trip, ${partyText(facts)}`, facts),
    preheader: 'Chosen after a tour without northern lights; there is nothing to pay.',
    headline: `Free return trip: ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'The guest chose a free return trip after a tour without northern lights, and has been told. There is nothing to pay.',
      },
      operatorTable(facts, { money: 'Price' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
