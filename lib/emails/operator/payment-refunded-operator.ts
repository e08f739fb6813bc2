import { operatorEmail } from '@/lib/emails/layout/frame'
import { refundReasonText, isStillBooked } from '@/lib/emails/parts/refund-reason-text'
import { refundAmount } from '@/lib/emails/parts/refund-text'

export const paymentRefundedOperator = operatorEmail((facts) => {
  const isBooked = isStillBooked(facts)
  return {
    subject: `Payment of ${refundAmount(facts)} returned`,
    preheader: refundReasonText(facts),
    headline: `A payment of ${refundAmount(facts)} goes back`,
    parts: [
      refundReasonText(facts),
      facts.returnedBy
        ? `You have recorded that ${refundAmount(facts)} went back, and the guest has been told. There is nothing to do.`
        : `Stripe returns ${refundAmount(facts)} to the guest by itself, and the guest has been told. There is nothing to do.`,
    ],
    money: isBooked ? 'Paid' : 'Price',
  }
})
