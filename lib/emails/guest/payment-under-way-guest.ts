import { defineGuestEmail } from '@/lib/emails/layout/define-email'

/** Sent when the guest has ordered a bank debit. Rule: debit-under-way (docs/rules.md) */
export const paymentUnderWayGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => ({
  subject: say('underWaySubject'),
  preheader: say('underWayPreheader'),
  parts: [
    say('underWay', { reference: facts.reference }),
    say('underWayWait'),
    { kind: 'booking', title: say('whatIsBooked'), money: say('underWayLabel') },
    { kind: 'section', title: say('ifBankFailsTitle'), text: say('ifBankFails') },
    { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
  ],
}))
