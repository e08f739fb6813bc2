import { operatorTable } from '@/lib/letters/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/letters/booking/booking-words'
import { refundAmount, refundReasonWords } from '@/lib/letters/booking/refund-words'
import { writeToGuest } from '@/lib/letters/booking/write-to-guest'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type Sender } from '@/lib/letters/facts'
import { operatorReason } from '@/lib/letters/salutation'

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
