import { formatEuros } from '@/lib/booking/money'
import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function disputeOpenedOperator(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Payment disputed', facts),
    preheader: 'A person must answer it in Stripe’s dashboard before the date shown there.',
    headline: 'A payment is disputed',
    subline: tourAndDay(facts),
    parts: [
      {
        kind: 'paragraph',
        text: `The bank of ${facts.customerName} ${claimText(facts)}. A person must answer this in Stripe’s dashboard, before the date that is shown there; a dispute without an answer is lost.`,
      },
      {
        kind: 'paragraph',
        text: 'The booking itself stays as it is until you cancel it.',
      },
      { kind: 'button', label: 'Answer in Stripe', url: 'https://dashboard.stripe.com/disputes' },
      operatorTable(facts, { money: 'Paid' }),
    ],
    reason: operatorReason(sender),
  }
}

/** An inquiry asks, and takes no money. */
function claimText({ dispute, reference }: BookingFacts): string {
  const amount = dispute
    ? `${formatEuros(dispute.cents)} of booking ${reference}`
    : `the payment of booking ${reference}`
  return dispute?.state === 'inquiry'
    ? `asks about ${amount}, and takes nothing yet`
    : `asks for ${amount} back`
}
