import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { refundTask } from '@/lib/emails/booking/refund-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function choiceRefundedOperator(facts: BookingFacts, sender: Sender): Draft {
  const what = facts.choice?.isOver
    ? 'The guest did not choose in time. The booking has ended, and the guest has been told.'
    : 'The guest chose the refund. The booking has ended, and the guest has been told.'
  return {
    subject: subjectOf(`Ended after a choice, ${partyText(facts)}`, facts),
    preheader: refundTask(facts),
    headline: `Ended after a choice: ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: what },
      { kind: 'paragraph', text: refundTask(facts) },
      operatorTable(facts, { money: 'Price' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
