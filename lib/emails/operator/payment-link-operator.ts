import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { operatorDueText, partyText } from '@/lib/emails/parts/booking-text'
import { formatEuros } from '@/lib/language/money'

/** Lets others who read the inbox know that a colleague has made a booking, before it is paid. */
export const paymentLinkOperator = defineOperatorEmail((facts) => ({
  subject: `Booked by the office, not paid yet, ${partyText(facts)}`,
  preheader: `${facts.customerName} has a link to pay ${operatorDueText(facts)}.`,
  headline: `Booked by the office: ${partyText(facts)}`,
  parts: [
    `The seats are held, and the guest has a link to pay ${formatEuros(facts.totalCents)} ${operatorDueText(facts)}. If it is not paid by then, the booking lapses and the guest is notified.`,
  ],
  money: 'To pay',
}))
