import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { refundAmount, refundReasonText, staysBooked } from '@/lib/emails/booking/refund-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function paymentRefundedOperator(facts: BookingFacts, sender: Sender): Draft {
  const isBooked = staysBooked(facts)
  return {
    subject: subjectOf(`Payment of ${refundAmount(facts)} returned`, facts),
    preheader: refundReasonText(facts),
    headline: `A payment of ${refundAmount(facts)} goes back`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: refundReasonText(facts) },
      {
        kind: 'paragraph',
        text: facts.returnedBy
          ? `You have recorded that ${refundAmount(facts)} went back, and the guest has been told. There is nothing to do.`
          : `Stripe returns ${refundAmount(facts)} to the guest by itself, and the guest has been told. There is nothing to do.`,
      },
      operatorTable(facts, { money: isBooked ? 'Paid' : 'Price' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
