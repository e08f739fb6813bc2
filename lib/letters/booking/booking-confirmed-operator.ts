import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

export function bookingConfirmedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`New booking for ${partyWords(facts)}`, facts),
    preheader: `${facts.customerName}: ${partyWords(facts)}.`,
    headline: `New booking for ${partyWords(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'Paid and confirmed. The guest has the confirmation; a reply to this letter goes to the guest.',
      },
      operatorTable(facts, { money: 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}
