import { partyText } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundTask } from '@/lib/emails/booking/refund-text'
import { operatorEmail } from '@/lib/emails/frame'

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
