import { operatorTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { operatorReason } from '@/lib/emails/salutation'
import { formatEuros } from '@/lib/language/money'

export function disputeEndedOperator(facts: BookingFacts, sender: Sender): Draft {
  const { subject, headline } = wordsOf(facts)
  const text = endText(facts)
  return {
    subject: subjectOf(subject, facts),
    preheader: text,
    headline,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: whatToDo(facts) },
      { kind: 'button', label: 'Look in Stripe', url: 'https://dashboard.stripe.com/disputes' },
      operatorTable(facts, { money: 'Paid' }),
    ],
    reason: operatorReason(sender),
  }
}

function wordsOf({ dispute }: BookingFacts): { readonly subject: string; readonly headline: string } {
  if (dispute?.state === 'inquiry_closed')
    return { subject: 'A bank’s question is closed', headline: 'A bank’s question is closed' }
  const end = dispute?.state === 'won' ? 'won' : 'lost'
  return { subject: `Dispute ${end}`, headline: `A dispute is ${end}` }
}

function endText(facts: BookingFacts): string {
  const { dispute, customerName, reference } = facts
  const amount = `${amountText(facts)} of booking ${reference}`
  if (dispute?.state === 'inquiry_closed')
    return `The bank of ${customerName} has closed its question about ${amount}, and takes nothing.`
  if (dispute?.state === 'won')
    return `The bank of ${customerName} has decided for us: ${amount} is ours again.`
  const note = dispute?.hasNote ? ', with a credit note for your accounts' : ''
  return `The bank of ${customerName} has decided for the guest, and keeps ${amount}. It is written off${note}.`
}

function amountText({ dispute, totalCents }: BookingFacts): string {
  return formatEuros(dispute?.cents ?? totalCents)
}

/** Rule: disputed-payment (docs/rules.md) */
function whatToDo({ isPaid, dispute }: BookingFacts): string {
  const isLost = dispute?.state !== 'won' && dispute?.state !== 'inquiry_closed'
  if (isLost && isPaid)
    return 'The booking stands, with its seats. If the guest is not to come, please cancel it.'
  const rest = isPaid ? 'The booking stands as it was.' : 'The booking has ended.'
  const returnsCents = dispute?.returnsCents ?? 0
  if (returnsCents === 0) return `${rest} Nothing of it goes back to the guest. There is nothing to do.`
  return `${rest} ${formatEuros(returnsCents)} goes back to the guest, who is written to when it does.`
}
