import { formatEuros } from '@/lib/booking/money'
import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'

export function disputeEndedOperator(facts: BookingFacts, sender: Sender): Draft {
  const isWon = facts.dispute?.state === 'won'
  const text = isWon ? wonText(facts) : lostText(facts)
  return {
    subject: subjectOf(`Dispute ${isWon ? 'won' : 'lost'}`, facts),
    preheader: text,
    headline: `A dispute is ${isWon ? 'won' : 'lost'}`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: whatToDo(facts, isWon) },
      { kind: 'button', label: 'Look in Stripe', url: 'https://dashboard.stripe.com/disputes' },
      operatorTable(facts, { money: 'Paid' }),
    ],
    reason: operatorReason(sender),
  }
}

function wonText(facts: BookingFacts): string {
  return `The bank of ${facts.customerName} has decided for us: ${amountText(facts)} of booking ${facts.reference} is ours again.`
}

function lostText(facts: BookingFacts): string {
  return `The bank of ${facts.customerName} has decided for the guest, and keeps ${amountText(facts)} of booking ${facts.reference}. It is written off, with a credit note for your accounts.`
}

function amountText({ dispute, totalCents }: BookingFacts): string {
  return formatEuros(dispute?.cents ?? totalCents)
}

/** Rule: disputed-payment (docs/rules.md) */
function whatToDo({ isPaid }: BookingFacts, isWon: boolean): string {
  if (!isWon && isPaid)
    return 'The booking stands, with its seats. If the guest is not to come, please cancel it.'
  const rest = isPaid ? 'The booking stands as it was.' : 'The booking has ended.'
  return `${rest} Anything that is still owed to the guest goes back by itself, and you read of it. There is nothing to do.`
}
