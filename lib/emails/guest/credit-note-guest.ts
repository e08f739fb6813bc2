import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { refundAmountText, refundMethodText } from '@/lib/emails/parts/refund-text'

/** Sends the credit note for a refund that staff made, or whose amount the guest already knows. */
export const creditNoteGuest = defineGuestEmail((facts) => ({
  subject: 'Your credit note',
  preheader: refundMethodText(facts),
  headline: `${refundAmountText(facts)} is on its way back`,
  parts: [
    `${refundMethodText(facts)} ${documentsText(facts)}`,
    { kind: 'booking', title: facts.isPaid ? 'Your booking' : 'What was booked', money: 'Price' },
    !facts.isPaid && { kind: 'button', label: 'Choose another date', url: tourCalendarUrl(facts.tourUrl) },
  ],
}))
