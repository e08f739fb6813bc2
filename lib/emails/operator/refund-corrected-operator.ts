import { operatorEmail } from '@/lib/emails/layout/frame'
import { correctedRefundText } from '@/lib/emails/parts/refund-text'
import { formatEuros } from '@/lib/language/money'

export const refundCorrectedOperator = operatorEmail((facts) => {
  const { promisedCents, totalCents } = facts
  return {
    subject: 'Refund corrected',
    preheader: correctedRefundText(facts),
    headline: 'Another sum goes back than we wrote',
    parts: [
      `We had written that ${formatEuros(promisedCents ?? totalCents)} goes back. ${correctedRefundText(facts)} The guest has been told. There is nothing to do.`,
    ],
    money: 'Paid',
  }
})
