import { operatorEmail } from '@/lib/emails/layout/frame'
import { partyText } from '@/lib/emails/parts/booking-text'
import { refundAmount, refundTask } from '@/lib/emails/parts/refund-text'

export const guaranteeRefundedOperator = operatorEmail((facts) => ({
  subject: `Guarantee: ${refundAmount(facts)} returned`,
  preheader: refundTask(facts),
  headline: `Guarantee: ${refundAmount(facts)} for ${partyText(facts)}`,
  parts: [
    'The guest saw no northern lights and has the full refund. The guest has been told.',
    refundTask(facts),
  ],
  money: 'Paid',
}))
