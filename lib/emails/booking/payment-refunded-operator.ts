import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-words'
import { refundAmount, refundReasonWords } from '@/lib/emails/booking/refund-words'
import { writeToGuest } from '@/lib/emails/booking/write-to-guest'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function paymentRefundedOperator(facts: BookingFacts, sender: Sender): Draft {
  const isBooked = facts.refundReason === 'paid_twice'
  return {
    subject: subjectOf(`Payment of ${refundAmount(facts)} returned`, facts),
    preheader: refundReasonWords(facts),
    headline: `A payment of ${refundAmount(facts)} goes back`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: refundReasonWords(facts) },
      {
        kind: 'paragraph',
        text: `Stripe returns ${refundAmount(facts)} to the guest by itself, and the guest has been told. There is nothing to do.`,
      },
      operatorTable(facts, { money: isBooked ? 'Paid' : 'Price' }),
      writeToGuest(facts),
    ],
    reason: operatorReason(sender),
  }
}
