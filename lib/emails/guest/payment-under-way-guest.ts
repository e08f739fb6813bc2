import { defineGuestEmail } from '@/lib/emails/layout/define-email'

/** Sent when the guest has ordered a bank debit. Rule: debit-under-way (docs/rules.md) */
export const paymentUnderWayGuest = defineGuestEmail((facts) => ({
  subject: 'Your payment is under way',
  preheader: 'Your seats are held. There is nothing to do, and no need to pay again.',
  parts: [
    `Thank you for booking with us. Your bank is making the payment for booking ${facts.reference}. From a bank account that takes some days, and your seats are held for you meanwhile.`,
    'There is nothing for you to do, and no need to pay again. We write to you as soon as the payment has arrived, and that e-mail confirms your booking.',
    { kind: 'booking', title: 'What is booked', money: 'Under way' },
    {
      kind: 'section',
      title: 'If your bank does not pay',
      text: 'Then nothing is taken from your account, the seats go back to other guests, and we tell you by e-mail.',
    },
    { kind: 'button', label: 'See your tour', url: facts.tourUrl },
  ],
}))
