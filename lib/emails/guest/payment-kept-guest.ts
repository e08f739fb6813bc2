import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'

/**
 * Tells the guest that we keep a bank debit, which arrived after the booking was cancelled too late for a refund. Rule:
 * debit-under-way (docs/rules.md)
 */
export const paymentKeptGuest = defineGuestEmail((facts) => ({
  subject: 'Your payment has arrived',
  preheader: 'It is for the booking that you cancelled, and is not refunded.',
  parts: [
    `Your bank has made the payment for booking ${facts.reference}, which was under way when you cancelled it. You can cancel free of charge ${freeCancellationPhrase(facts)}; the cancellation came later, so the payment is not refunded.`,
    documentsText(facts),
    { kind: 'booking', title: 'What was booked', money: 'Paid' },
  ],
}))
