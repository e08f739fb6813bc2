import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-words'
import { writeToGuest } from '@/lib/emails/booking/write-to-guest'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function bookingConfirmedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`New booking for ${partyWords(facts)}`, facts),
    preheader: `${facts.customerName}: ${partyWords(facts)}.`,
    headline: `New booking for ${partyWords(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'Paid and confirmed. The guest has the confirmation; a reply to this e-mail goes to the guest.',
      },
      operatorTable(facts, { money: 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}
