import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { hadTourStarted } from '@/lib/emails/parts/cancellation-text'
import { operatorRefundText } from '@/lib/emails/parts/refund-text'

export const bookingCancelledOperator = defineOperatorEmail((facts) => ({
  subject: `Cancelled, ${partyText(facts)}`,
  preheader: operatorRefundText(facts),
  headline: `Cancelled: ${partyText(facts)}`,
  parts: [whatHappened(facts), operatorRefundText(facts)],
  money: facts.refundCents === null ? 'Price' : 'Paid',
}))

function whatHappened(facts: BookingFacts): string {
  if (facts.isCalledOff)
    return 'The departure is called off and stays off sale. This booking is cancelled, and the guest has been notified.'
  if (hadTourStarted(facts))
    return 'The booking was ended after the start of its tour, and the guest has been notified.'
  return 'The booking is cancelled, the seats are free again, and the guest has been notified.'
}
