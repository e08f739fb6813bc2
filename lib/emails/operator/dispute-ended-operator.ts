import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { formatEuros } from '@/lib/language/money'

export const disputeEndedOperator = defineOperatorEmail((facts) => {
  const { subject, headline } = outcomeTitles(facts)
  const text = endText(facts)
  return {
    subject,
    preheader: text,
    headline,
    parts: [
      text,
      whatToDo(facts),
      { kind: 'button', label: 'Look in Stripe', url: 'https://dashboard.stripe.com/disputes' },
    ],
    money: 'Paid',
    buttons: [],
  }
})

function outcomeTitles({ dispute }: BookingFacts): { readonly subject: string; readonly headline: string } {
  if (dispute?.state === 'inquiry_closed')
    return { subject: 'A bank’s inquiry is closed', headline: 'A bank’s inquiry is closed' }
  const end = dispute?.state === 'won' ? 'won' : 'lost'
  return { subject: `Dispute ${end}`, headline: `A dispute is ${end}` }
}

function endText(facts: BookingFacts): string {
  const { dispute, customerName, reference } = facts
  const amount = `${amountText(facts)} of booking ${reference}`
  if (dispute?.state === 'inquiry_closed')
    return `${customerName}’s bank has closed its inquiry about ${amount} and takes nothing.`
  if (dispute?.state === 'won') return `${customerName}’s bank has decided for us: ${amount} is ours again.`
  const note = dispute?.hasNote ? ', with a credit note for your accounts' : ''
  return `${customerName}’s bank has decided for the guest and keeps ${amount}. It is written off${note}.`
}

function amountText({ dispute, totalCents }: BookingFacts): string {
  return formatEuros(dispute?.cents ?? totalCents)
}

/** What the operator has to do after a dispute. Rule: disputed-payment (docs/rules.md) */
function whatToDo({ isPaid, dispute }: BookingFacts): string {
  const isLost = dispute?.state !== 'won' && dispute?.state !== 'inquiry_closed'
  if (isLost && isPaid)
    return 'The booking stands and keeps its seats. If the guest should not come, please cancel it.'
  const rest = isPaid ? 'The booking stands as it was.' : 'The booking has ended.'
  const returnsCents = dispute?.returnsCents ?? 0
  if (returnsCents === 0) return `${rest} None of it is refunded to the guest. There is nothing to do.`
  return `${rest} ${formatEuros(returnsCents)} is refunded to the guest, who is notified once it is.`
}
