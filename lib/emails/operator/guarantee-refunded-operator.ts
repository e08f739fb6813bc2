import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { refundAmountText, operatorRefundText } from '@/lib/emails/parts/refund-text'

export const guaranteeRefundedOperator = defineOperatorEmail((facts) => ({
  subject: `Guarantee: ${refundAmountText(facts)} refunded`,
  preheader: operatorRefundText(facts),
  headline: `Guarantee: ${refundAmountText(facts)} for ${partyText(facts)}`,
  parts: [
    'The guest saw no northern lights and gets the full refund. The guest has been notified.',
    operatorRefundText(facts),
  ],
  money: 'Paid',
}))
