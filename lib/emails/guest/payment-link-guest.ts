import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime } from '@/lib/emails/parts/booking-text'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'

/** Asks the guest to pay on the booking's page. Every e-mail to a guest has a button that opens that page. */
export const paymentLinkGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => {
  const due = dueTime(facts)
  return {
    subject: say('linkSubject'),
    preheader: say('linkPreheader', { due }),
    headline: say('linkHeadline'),
    parts: [
      say('link', { reference: facts.reference, due }),
      say('linkSteps'),
      { kind: 'booking', title: common('yourBooking'), money: common('toPay') },
      { kind: 'section', title: common('ifUnpaidTitle'), text: common('ifUnpaid') },
      { kind: 'section', title: common('ifPlansChange'), text: cancellationText(facts) },
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
    ],
  }
})
