import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { dueText, partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { mailtoGuestButton } from '@/lib/emails/booking/mailto-guest-button'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'

/** Whoever else reads the inbox sees that a colleague has booked, before it is paid. */
export function paymentLinkOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf(`Booked by the office, not paid yet, ${partyText(facts)}`, facts),
    preheader: `${facts.customerName} has a link to pay ${dueText(facts)}.`,
    headline: `Booked by the office: ${partyText(facts)}`,
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: `The seats are kept, and the guest has a link to pay ${formatEuros(facts.totalCents)} ${dueText(facts)}. Unpaid by then, the booking ends by itself, and the guest is told.`,
      },
      operatorTable(facts, { money: 'To pay' }),
      mailtoGuestButton(facts),
    ],
    reason: operatorReason(sender),
  }
}
