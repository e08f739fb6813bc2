import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineOperatorEmail } from '@/lib/emails/layout/define-email'

export const checkoutUnsettledOperator = defineOperatorEmail((facts) => {
  const isUnknown = facts.checkoutTrouble === 'unknown'
  return {
    subject: isUnknown ? 'Payment page not known to Stripe' : 'Payment page not settled',
    preheader: 'We do not know whether this booking was paid. Please check.',
    headline: isUnknown ? 'Stripe does not recognise one of our pages' : 'A payment page is not settled',
    parts: [
      isUnknown ? unknownText(facts) : unsettledText(facts),
      isUnknown ? CHECK_THE_KEY : LOOK_IN_STRIPE,
      { kind: 'button', label: 'Look in Stripe', url: 'https://dashboard.stripe.com/payments' },
    ],
    money: 'Price',
    buttons: [],
  }
})

function unknownText(facts: BookingFacts): string {
  return `We opened ${pageName(facts)} for booking ${facts.reference}, and Stripe says that no such page exists. This tells us nothing about the payment: ${facts.customerName} may have paid.`
}

function unsettledText(facts: BookingFacts): string {
  return `For hours Stripe has not told us the outcome of ${pageName(facts)} for booking ${facts.reference}, or has refused to close it. ${facts.customerName} may have paid, or may still pay.`
}

const CHECK_THE_KEY =
  'Most likely STRIPE_SECRET_KEY is the key of another Stripe account, or a test key where a live one was. Please compare it with the keys in Stripe’s dashboard. With the right key the site finds the payment by itself: it checks every hour, and leaves this attempt alone until then.'

const LOOK_IN_STRIPE =
  'Please look for the guest’s e-mail address in Stripe’s dashboard. The site keeps checking: if it finds the payment, it confirms the booking if there is still room, and refunds it if there is not.'

/** Name a payment page by its id, which can be searched for in Stripe's dashboard: `the payment page cs_…`. */
function pageName({ sessionId }: BookingFacts): string {
  return sessionId ? `the payment page ${sessionId}` : 'a payment page'
}
