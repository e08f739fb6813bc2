import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/**
 * Sent for each inquiry, for the dispute that it may turn into, for each appeal, and for each payment reported as
 * fraudulent.
 */
export const disputeOpenedOperator = defineOperatorEmail((facts) => {
  const { subject, headline, todo } = WORDS[facts.dispute?.state ?? 'open'] ?? WORDS.open
  return {
    subject,
    preheader: todo(facts),
    headline,
    parts: [
      `${facts.customerName}’s bank ${claimText(facts)}. ${todo(facts)}`,
      facts.isPaid
        ? 'The booking itself stays as it is until you cancel it.'
        : 'The booking has ended already.',
      { kind: 'button', label: 'Answer in Stripe', url: 'https://dashboard.stripe.com/disputes' },
    ],
    money: 'Paid',
    buttons: [],
  }
})

type State = NonNullable<BookingFacts['dispute']>['state']

type Words = {
  readonly subject: string
  readonly headline: string
  readonly todo: (facts: BookingFacts) => string
}

const WORDS: Readonly<Partial<Record<State, Words>> & Record<'open', Words>> = {
  inquiry: {
    subject: 'A bank asks about a payment',
    headline: 'A bank asks about a payment',
    todo: (facts) =>
      `Please answer this in Stripe’s dashboard ${dueText(facts)}: without an answer it becomes a dispute, which takes the money.`,
  },
  fraud_suspected: {
    subject: 'A payment is suspected of fraud',
    headline: 'A payment is suspected of fraud',
    todo: () =>
      'Please look at it in Stripe’s dashboard: the payer may not own the card. A timely refund usually avoids a dispute and its fee.',
  },
  open: {
    subject: 'Payment disputed',
    headline: 'A payment is disputed',
    todo: (facts) =>
      `Please answer this in Stripe’s dashboard ${dueText(facts)}: an unanswered dispute is lost.`,
  },
  appeal: {
    subject: 'A dispute is appealed',
    headline: 'A dispute is appealed',
    todo: (facts) =>
      `Please look at it in Stripe’s dashboard ${dueText(facts)}. The bank keeps the money until the appeal is decided.`,
  },
}

/** The deadline for evidence, after which Stripe accepts none. */
function dueText({ dispute }: BookingFacts): string {
  const due = dispute?.evidenceDueAt
  return due ? `by ${formatInstant(new Date(due))}` : 'before the date shown there'
}

function claimText({ dispute, reference }: BookingFacts): string {
  const amount = dispute
    ? `${formatEuros(dispute.cents)} of booking ${reference}`
    : `the payment of booking ${reference}`
  switch (dispute?.state) {
    case 'inquiry':
      return `asks about ${amount}, and takes nothing yet`
    case 'fraud_suspected':
      return `suspects that ${amount} was fraud, and has taken nothing yet`
    case 'appeal':
      return `has decided about ${amount}, and that decision is being appealed`
    default:
      return `asks for ${amount} back`
  }
}
