import { operatorEmail } from '@/lib/emails/layout/frame'
import { partyText } from '@/lib/emails/parts/booking-text'
import { refundAmount, operatorRefundText } from '@/lib/emails/parts/refund-text'

export const guaranteeRefundedOperator = operatorEmail((facts) => ({
  subject: `Guarantee: ${refundAmount(facts)} refunded`,
  preheader: operatorRefundText(facts),
  headline: `Guarantee: ${refundAmount(facts)} for ${partyText(facts)}`,
  parts: [
    'The guest saw no northern lights and gets the full refund. The guest has been notified.',
    operatorRefundText(facts),
  ],
  money: 'Paid',
}))
