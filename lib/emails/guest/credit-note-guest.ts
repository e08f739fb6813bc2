import { calendarUrl } from '@/lib/booking/days/calendar-url'
import { guestEmail } from '@/lib/emails/layout/frame'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { refundAmount, refundMethodText } from '@/lib/emails/parts/refund-text'

/** Sends the credit note for a refund that staff made, or whose amount the guest already knows. */
export const creditNoteGuest = guestEmail((facts) => ({
  subject: 'Your credit note',
  preheader: refundMethodText(facts),
  headline: `${refundAmount(facts)} is on its way back`,
  parts: [
    `${refundMethodText(facts)} ${documentsText(facts)}`,
    { kind: 'booking', title: facts.isPaid ? 'Your booking' : 'What was booked', money: 'Price' },
    !facts.isPaid && { kind: 'button', label: 'Choose another date', url: calendarUrl(facts.tourUrl) },
  ],
}))
