import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { refundAmount, refundTask } from '@/lib/letters/booking/refund-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

export function guaranteeRefundedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Guarantee: ${refundAmount(facts)} returned`, facts),
    preheader: refundTask(facts),
    headline: `Guarantee: ${refundAmount(facts)} for ${partyWords(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'The guest saw no northern lights and has the full refund. The guest has been told.',
      },
      { kind: 'paragraph', text: refundTask(facts) },
      operatorTable(facts, { money: 'Paid' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}
