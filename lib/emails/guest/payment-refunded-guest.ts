import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText } from '@/lib/emails/parts/booking-text'
import { guestRefundReasonText, isStillBooked } from '@/lib/emails/parts/refund-reason-text'
import { refundAmountText, refundMethodText } from '@/lib/emails/parts/refund-text'
import { formatDay } from '@/lib/language/dates'

export const paymentRefundedGuest = defineGuestEmail((facts) => {
  const isBooked = isStillBooked(facts)
  const title = isBooked ? 'Your booking, still confirmed' : 'What the payment was for'
  return {
    subject: 'Your payment is on its way back',
    preheader: refundMethodText(facts),
    headline: `${refundAmountText(facts)} is on its way back`,
    parts: [
      guestRefundReasonText(facts),
      refundMethodText(facts),
      documentsText(facts),
      ...nextStep(facts, isBooked),
      { kind: 'booking', title, money: isBooked ? 'Paid' : 'Price' },
    ],
  }
})

/** What the guest can do after the refund. Rule: late-payment (docs/rules.md) */
function nextStep(facts: BookingFacts, isBooked: boolean): readonly Part[] {
  const { tourUrl, refundReason, nextDays } = facts
  // The booking is still awaiting payment, which the guest can make on its page.
  if (!isBooked && refundReason === 'booking_changed') return []
  if (isBooked) return [{ kind: 'button', label: 'See your tour', url: tourUrl }]
  const dates =
    nextDays.length > 0
      ? `these dates have room for your party just now:\n${nextDays.map((day) => formatDay(day)).join('\n')}`
      : 'the calendar shows the seats that are free.'
  return [
    `If you would still like to come, ${dates}`,
    { kind: 'button', label: 'Choose a date', url: tourCalendarUrl(tourUrl, { ...facts, day: nextDays[0] }) },
  ]
}
