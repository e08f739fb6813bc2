import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { correctedRefundText } from '@/lib/emails/parts/refund-text'
import { formatEuros } from '@/lib/language/money'

export const refundCorrectedOperator = defineOperatorEmail((facts) => {
  const { promisedCents, totalCents } = facts
  return {
    subject: 'Refund corrected',
    preheader: correctedRefundText(facts),
    headline: 'The refund differs from what we wrote',
    parts: [
      `We had written that ${formatEuros(promisedCents ?? totalCents)} would be refunded. ${correctedRefundText(facts)} The guest has been notified. There is nothing to do.`,
    ],
    money: 'Paid',
  }
})
