import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundTask } from '@/lib/emails/booking/refund-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function guaranteeRefundedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Guarantee: ${refundAmount(facts)} returned`, facts),
    preheader: refundTask(facts),
    headline: `Guarantee: ${refundAmount(facts)} for ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: 'The guest saw no northern lights and has the full refund. The guest has been told.',
      },
      { kind: 'paragraph', text: refundTask(facts) },
      operatorTable(facts, { money: 'Paid' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
