import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { refundHeadline, refundMethodText } from '@/lib/emails/parts/refund-text'

/** Sends the credit note for a refund that staff made, or whose amount the guest already knows. */
export const creditNoteGuest = defineGuestEmail('emailRefund', (facts, { say, common }) => {
  const { isPaid, tourUrl } = facts
  return {
    subject: say('creditNoteSubject'),
    preheader: refundMethodText(facts),
    headline: refundHeadline(facts),
    parts: [
      `${refundMethodText(facts)} ${documentsText(facts)}`,
      { kind: 'booking', title: common(isPaid ? 'yourBooking' : 'whatWasBooked'), money: common('price') },
      !isPaid && { kind: 'button', label: common('chooseAnotherDate'), url: tourCalendarUrl(tourUrl) },
    ],
  }
})
