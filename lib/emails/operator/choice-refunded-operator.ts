import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { operatorRefundText } from '@/lib/emails/parts/refund-text'

export const choiceRefundedOperator = defineOperatorEmail((facts) => {
  const what = facts.choice?.isOver
    ? 'The guest did not choose in time. The booking has ended, and the guest has been notified.'
    : 'The guest chose the refund. The booking has ended, and the guest has been notified.'
  return {
    subject: `Ended after a choice, ${partyText(facts)}`,
    preheader: operatorRefundText(facts),
    headline: `Ended after a choice: ${partyText(facts)}`,
    parts: [what, operatorRefundText(facts)],
    money: 'Price',
  }
})
