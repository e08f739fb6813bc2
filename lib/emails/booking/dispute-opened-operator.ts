import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** Of an inquiry, of the dispute that it may become, of an appeal, and of a payment that is taken for fraud: each by itself. */
export function disputeOpenedOperator(facts: BookingFacts, sender: Sender): Draft {
  const { subject, headline, todo } = WORDS[facts.dispute?.state ?? 'open'] ?? WORDS.open
  return {
    subject: subjectOf(subject, facts),
    preheader: todo(facts),
    headline,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: `The bank of ${facts.customerName} ${claimText(facts)}. ${todo(facts)}` },
      {
        kind: 'paragraph',
        text: facts.isPaid
          ? 'The booking itself stays as it is until you cancel it.'
          : 'The booking has ended already.',
      },
      { kind: 'button', label: 'Answer in Stripe', url: 'https://dashboard.stripe.com/disputes' },
      operatorTable(facts, { money: 'Paid' }),
    ],
    reason: operatorReason(sender),
  }
}

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
      `A person must answer this in Stripe’s dashboard ${dueText(facts)}: without an answer it becomes a dispute, which takes the money.`,
  },
  fraud_suspected: {
    subject: 'A payment is suspected of fraud',
    headline: 'A payment is suspected of fraud',
    todo: () =>
      'A person must look at it in Stripe’s dashboard: who pays may not own the card. A refund in time usually spares the dispute and its fee.',
  },
  open: {
    subject: 'Payment disputed',
    headline: 'A payment is disputed',
    todo: (facts) =>
      `A person must answer this in Stripe’s dashboard ${dueText(facts)}: a dispute without an answer is lost.`,
  },
  appeal: {
    subject: 'A dispute is appealed',
    headline: 'A dispute is appealed',
    todo: (facts) =>
      `A person must look at it in Stripe’s dashboard ${dueText(facts)}. The bank keeps the money until the appeal is decided.`,
  },
}

/** Stripe takes no evidence after it. */
function dueText({ dispute }: BookingFacts): string {
  const due = dispute?.evidenceDueAt
  return due ? `by ${formatInstant(new Date(due))}` : 'before the date that is shown there'
}

function claimText({ dispute, reference }: BookingFacts): string {
  const amount = dispute
    ? `${formatEuros(dispute.cents)} of booking ${reference}`
    : `the payment of booking ${reference}`
  switch (dispute?.state) {
    case 'inquiry':
      return `asks about ${amount}, and takes nothing yet`
    case 'fraud_suspected':
      return `takes ${amount} for fraud, and has taken nothing yet`
    case 'appeal':
      return `has decided about ${amount}, and that decision is appealed`
    default:
      return `asks for ${amount} back`
  }
}
