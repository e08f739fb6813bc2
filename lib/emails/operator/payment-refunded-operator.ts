import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { operatorRefundReasonText, isStillBooked } from '@/lib/emails/parts/refund-reason-text'
import { refundAmountText } from '@/lib/emails/parts/refund-text'

export const paymentRefundedOperator = defineOperatorEmail((facts) => {
  const isBooked = isStillBooked(facts)
  return {
    subject: `Payment of ${refundAmountText(facts)} refunded`,
    preheader: operatorRefundReasonText(facts),
    headline: `A payment of ${refundAmountText(facts)} is refunded`,
    parts: [
      operatorRefundReasonText(facts),
      facts.returnedBy
        ? `You have recorded the refund of ${refundAmountText(facts)}, and the guest has been notified. There is nothing to do.`
        : `Stripe refunds ${refundAmountText(facts)} automatically, and the guest has been notified. There is nothing to do.`,
    ],
    money: isBooked ? 'Paid' : 'Price',
  }
})
