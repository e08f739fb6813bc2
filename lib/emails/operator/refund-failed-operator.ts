import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { operatorEmail } from '@/lib/emails/layout/frame'
import { refundAmount } from '@/lib/emails/parts/refund-text'

export const refundFailedOperator = operatorEmail((facts) => {
  const amount = refundAmount(facts)
  return {
    subject: `Refund of ${amount} not made`,
    preheader: `A person must see to it that ${facts.customerName} has ${amount} back.`,
    headline: `A refund of ${amount} needs you`,
    parts: [
      troubleText(facts),
      whatToDo(facts),
      { kind: 'button', label: 'Look in Stripe', url: 'https://dashboard.stripe.com/payments' },
    ],
    money: 'Price',
    buttons: [],
  }
})

function troubleText(facts: BookingFacts): string {
  const because = facts.providerCode ? ` Its word for the reason: ${facts.providerCode}.` : ''
  const refund = `${refundAmount(facts)} for booking ${facts.reference}`
  switch (facts.refundTrouble) {
    case 'bounced':
      return `Stripe had sent ${refund} back to the guest, and the guest’s bank returned it.${because}`
    case 'unanswered':
      return `For a day Stripe has not answered when it was asked to return ${refund}.${because}`
    case 'disputed':
      return `Stripe does not return ${refund}: the guest’s bank has asked for the payment back.${because}`
    case 'final':
      return `Stripe has refused ten times to return ${refund}.${because}`
    case 'refused':
    case null:
      return `Stripe refuses to return ${refund}.${because}`
  }
}

function whatToDo({ refundTrouble, customerName }: BookingFacts): string {
  if (refundTrouble === 'bounced' || refundTrouble === 'final')
    return `Nothing asks again. Please ask ${customerName} for another account, and return the money to it.`
  if (refundTrouble === 'disputed')
    return `Please answer the dispute in Stripe’s dashboard. If the bank decides for ${customerName}, it returns the money itself; if it decides for us, the money goes back by itself then.`
  return 'It is asked for every hour until it is made: where the balance at Stripe does not suffice, it is enough to add to it. What you return by hand in Stripe’s dashboard is not returned twice.'
}
