import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText } from '@/lib/emails/parts/booking-text'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'

/** Asks the guest to pay on the booking's page. Every e-mail to a guest has a button that opens that page. */
export const paymentLinkGuest = defineGuestEmail((facts) => ({
  subject: 'Your seats are kept',
  preheader: `Please pay ${dueText(facts)}, and your booking is confirmed.`,
  headline: 'Your seats are kept for you',
  parts: [
    `Thank you for booking with us. Your seats under booking ${facts.reference} are kept for you until your payment has arrived, which is due ${dueText(facts)}.`,
    'Your booking’s page leads to the payment: press ‘Pay now’ there, whenever it suits you, and pay by card on the secure page of Stripe. The confirmation reaches you a moment later.',
    { kind: 'booking', title: 'Your booking', money: 'To pay' },
    {
      kind: 'section',
      title: 'If the payment does not arrive in time',
      text: 'Your seats go back to other guests and the booking ends by itself. You owe nothing.',
    },
    { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
    { kind: 'button', label: 'See your tour', url: facts.tourUrl },
  ],
}))
