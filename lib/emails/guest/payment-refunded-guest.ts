import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { guestRefundReasonText, isStillBooked } from '@/lib/emails/parts/refund-reason-text'
import { refundHeadline, refundMethodText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

export const paymentRefundedGuest = defineGuestEmail('emailRefund', (facts, { say, common }) => {
  const isBooked = isStillBooked(facts)
  return {
    subject: say('subject'),
    preheader: refundMethodText(facts),
    headline: refundHeadline(facts),
    parts: [
      guestRefundReasonText(facts),
      refundMethodText(facts),
      documentsText(facts),
      ...nextStep(say, facts),
      {
        kind: 'booking',
        title: say(isBooked ? 'stillConfirmed' : 'whatItWasFor'),
        money: common(isBooked ? 'paid' : 'price'),
      },
    ],
  }
})

/** What the guest can do after the refund. Rule: late-payment (docs/rules.md) */
function nextStep(say: Say<'emailRefund'>, facts: BookingFacts): readonly Part[] {
  const { tourUrl, refundReason, nextDays, language } = facts
  const common = words('email', language)
  if (isStillBooked(facts)) return [{ kind: 'button', label: common('seeYourTour'), url: tourUrl }]
  // The booking is still awaiting payment, which the guest can make on its page.
  if (refundReason === 'booking_changed') return []
  const days = nextDays.map((day) => formatDay(day, language)).join('\n')
  const url = tourCalendarUrl(tourUrl, { ...facts, day: nextDays[0] })
  return [
    nextDays.length > 0 ? say('roomOn', { days }) : say('lookInCalendar'),
    { kind: 'button', label: common('chooseDate'), url },
  ]
}
