import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { refundAmountText } from '@/lib/emails/parts/refund-text'

export const refundFailedOperator = defineOperatorEmail((facts) => {
  const amount = refundAmountText(facts)
  return {
    subject: `Refund of ${amount} not made`,
    preheader: `Please make sure that ${facts.customerName} gets ${amount} back.`,
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
  const refund = `${refundAmountText(facts)} for booking ${facts.reference}`
  switch (facts.refundTrouble) {
    case 'bounced':
      return `Stripe had sent ${refund} back to the guest, and the guest’s bank returned it.${because}`
    case 'unanswered':
      return `For a day Stripe has not responded to our request to refund ${refund}.${because}`
    case 'disputed':
      return `Stripe cannot refund ${refund}: the guest’s bank has asked for the payment back.${because}`
    case 'final':
      return `Stripe has refused ten times to refund ${refund}.${because}`
    case 'refused':
    case null:
      return `Stripe refuses to refund ${refund}.${because}`
  }
}

function whatToDo({ refundTrouble, customerName }: BookingFacts): string {
  if (refundTrouble === 'bounced' || refundTrouble === 'final')
    return `It is not tried again. Please ask ${customerName} for another account and send the money there.`
  if (refundTrouble === 'disputed')
    return `Please answer the dispute in Stripe’s dashboard. If the bank decides for ${customerName}, it returns the money itself; if it decides for us, the refund is then made automatically.`
  return 'It is retried every hour until it succeeds: if your Stripe balance is too low, topping it up is enough. A refund that you make in Stripe’s dashboard is not made twice.'
}
