import { guestEmail } from '@/lib/emails/layout/frame'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { freeUntil } from '@/lib/emails/parts/cancellation-text'

/**
 * Tells the guest that we keep a bank debit, which arrived after the booking was cancelled too late for a refund. Rule:
 * debit-under-way (docs/rules.md)
 */
export const paymentKeptGuest = guestEmail((facts) => ({
  subject: 'Your payment has arrived',
  preheader: 'It is for the booking that you cancelled, and is not refunded.',
  parts: [
    `Your bank has made the payment for booking ${facts.reference}, which was under way when you cancelled it. You can cancel free of charge ${freeUntil(facts)}; the cancellation came later, so the payment is not refunded.`,
    documentsText(facts),
    { kind: 'booking', title: 'What was booked', money: 'Paid' },
  ],
}))
