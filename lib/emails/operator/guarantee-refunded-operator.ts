import { operatorEmail } from '@/lib/emails/layout/frame'
import { partyText } from '@/lib/emails/parts/booking-text'
import { refundAmount, refundTask } from '@/lib/emails/parts/refund-text'

export const guaranteeRefundedOperator = operatorEmail((facts) => ({
  subject: `Guarantee: ${refundAmount(facts)} refunded`,
  preheader: refundTask(facts),
  headline: `Guarantee: ${refundAmount(facts)} for ${partyText(facts)}`,
  parts: [
    'The guest saw no northern lights and gets the full refund. The guest has been notified.',
    refundTask(facts),
  ],
  money: 'Paid',
}))
