import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { REFUND_ARRIVAL_TEXT } from '@/lib/words/money/refund-times'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { correctedRefundText } from '@/lib/emails/parts/refund-text'
import { formatEuros } from '@/lib/language/money'

export const refundCorrectedGuest = defineGuestEmail((facts) => {
  const { promisedCents, totalCents } = facts
  return {
    subject: 'Your refund, corrected',
    preheader: correctedRefundText(facts),
    parts: [
      `We wrote that ${formatEuros(promisedCents ?? totalCents)} is on its way back to you. That was not exact, and we are sorry.`,
      correctedRefundText(facts),
      `The money goes to the card or account you paid with, and usually arrives within ${REFUND_ARRIVAL_TEXT}.`,
      documentsText(facts),
      { kind: 'booking', title: 'What was booked', money: 'Paid' },
      { kind: 'button', label: 'Choose another date', url: tourCalendarUrl(facts.tourUrl) },
    ],
  }
})
