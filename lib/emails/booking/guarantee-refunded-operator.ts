import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyWords, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-words'
import { refundAmount, refundTask } from '@/lib/emails/booking/refund-words'
import { writeToGuest } from '@/lib/emails/booking/write-to-guest'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

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
