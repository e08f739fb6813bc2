import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'

export const bookingConfirmedOperator = defineOperatorEmail((facts) => ({
  subject: `New booking for ${partyText(facts)}`,
  preheader: `${facts.customerName}: ${partyText(facts)}.`,
  parts: [`${facts.totalCents === 0 ? 'Free of charge' : 'Paid'} and confirmed. ${confirmationText(facts)}`],
  money: (facts.arrivedCents || facts.totalCents) === facts.totalCents ? 'Paid' : 'Price',
}))

function confirmationText({ customerEmail }: BookingFacts): string {
  return customerEmail === ''
    ? 'The guest has no e-mail address, so no confirmation was sent.'
    : 'The confirmation has been sent to the guest.'
}
