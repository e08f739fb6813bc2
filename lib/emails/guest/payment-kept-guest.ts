import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'

/**
 * Tells the guest that we keep a bank debit, which arrived after the booking was cancelled too late for a refund. Rule:
 * debit-under-way (docs/rules.md)
 */
export const paymentKeptGuest = defineGuestEmail('emailPayment', (facts, { say, common }) => ({
  subject: say('keptSubject'),
  preheader: say('keptPreheader'),
  parts: [
    say('kept', { reference: facts.reference, until: freeCancellationPhrase(facts) }),
    documentsText(facts),
    { kind: 'booking', title: common('whatWasBooked'), money: common('paid') },
  ],
}))
