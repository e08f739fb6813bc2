import { operatorEmail } from '@/lib/emails/layout/frame'
import { refundReasonText, isStillBooked } from '@/lib/emails/parts/refund-reason-text'
import { refundAmount } from '@/lib/emails/parts/refund-text'

export const paymentRefundedOperator = operatorEmail((facts) => {
  const isBooked = isStillBooked(facts)
  return {
    subject: `Payment of ${refundAmount(facts)} refunded`,
    preheader: refundReasonText(facts),
    headline: `A payment of ${refundAmount(facts)} is refunded`,
    parts: [
      refundReasonText(facts),
      facts.returnedBy
        ? `You have recorded the refund of ${refundAmount(facts)}, and the guest has been notified. There is nothing to do.`
        : `Stripe refunds ${refundAmount(facts)} automatically, and the guest has been notified. There is nothing to do.`,
    ],
    money: isBooked ? 'Paid' : 'Price',
  }
})
