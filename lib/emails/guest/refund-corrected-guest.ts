import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { REFUND_ARRIVAL_DAYS } from '@/lib/words/money/refund-times'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { correctedRefundText, refundPartText } from '@/lib/emails/parts/refund-text'
import { formatEuros } from '@/lib/language/money'

export const refundCorrectedGuest = defineGuestEmail('emailRefund', (facts, { say, common }) => {
  const { promisedCents, totalCents, language } = facts
  return {
    subject: say('correctedSubject'),
    preheader: correctedRefundText(facts),
    parts: [
      say('corrected', { amount: formatEuros(promisedCents ?? totalCents, language) }),
      correctedRefundText(facts),
      refundPartText(facts),
      say('toCard', REFUND_ARRIVAL_DAYS),
      documentsText(facts),
      { kind: 'booking', title: common('whatWasBooked'), money: common('paid') },
      { kind: 'button', label: common('chooseAnotherDate'), url: tourCalendarUrl(facts.tourUrl) },
    ],
  }
})
