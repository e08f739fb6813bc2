import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import {
  cancelReasonText,
  calendarRemovalText,
  freeCancellationPhrase,
  hadTourStarted,
} from '@/lib/emails/parts/cancellation-text'
import { refundMethodText, withheldText } from '@/lib/emails/parts/refund-text'
import { formatInstant } from '@/lib/language/dates'

export const bookingCancelledGuest = defineGuestEmail((facts) => {
  const isOver = hadTourStarted(facts)
  // After the tour, the guest cares about the refund, not the cancellation.
  const isRefund = isOver && Boolean(facts.refundCents)
  return {
    subject: isRefund ? 'Your refund' : 'Booking cancelled',
    preheader: refundNotice(facts),
    headline: isRefund ? 'Your payment goes back to you' : 'Your booking is cancelled',
    parts: [
      whatHappened(facts),
      facts.officeWords,
      refundNotice(facts),
      { kind: 'booking', title: 'What was booked', money: facts.refundCents === null ? 'Price' : 'Paid' },
      calendarRemovalText(facts),
      isOver
        ? { kind: 'button', label: 'See the tour', url: facts.tourUrl }
        : { kind: 'button', label: 'Choose another date', url: tourCalendarUrl(facts.tourUrl) },
    ],
  }
})

function whatHappened(facts: BookingFacts): string {
  const { reference, startsAt } = facts
  if (facts.isCalledOff)
    return `${calledOffText(facts)} We are sorry. If you would rather come on another day, reply to this e-mail, and we help you to book one.`
  if (hadTourStarted(facts)) return cancelledAfterStartText(facts)
  if (facts.isCancelledByUs)
    return `We cannot run the tour as you booked it, and have cancelled booking ${reference}. We are sorry. If you would rather come on another day, reply to this e-mail, and we help you to book one.`
  return `Booking ${reference} for ${formatInstant(new Date(startsAt))} is cancelled, and your seats were given back.`
}

function calledOffText(facts: BookingFacts): string {
  const what = `We have called off this departure, and booking ${facts.reference} with it.`
  return [what, cancelReasonText(facts)].filter(Boolean).join(' ')
}

function cancelledAfterStartText({ reference, isCancelledByUs, refundCents }: BookingFacts): string {
  if (!refundCents) return `Booking ${reference} is cancelled.`
  const money = `We return what you paid for booking ${reference}. There is nothing for you to do.`
  return isCancelledByUs ? `We could not run the tour as you booked it. We are sorry. ${money}` : money
}

function refundNotice(facts: BookingFacts): string {
  const withheld = withheldText(facts)
  if (withheld) return withheld
  if (facts.refundCents) return refundMethodText(facts)
  if (facts.refundCents === null)
    return 'Nothing had been paid, so there is nothing to return. A payment that still reaches us goes back to you in full.'
  return `You can cancel free of charge ${freeCancellationPhrase(facts)}. This cancellation came later, so the price is not refunded.`
}
