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
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

export const bookingCancelledGuest = defineGuestEmail('emailRefund', (facts, { say, common }) => {
  const { refundCents, tourUrl } = facts
  const isOver = hadTourStarted(facts)
  // After the tour, the guest cares about the refund, not the cancellation.
  const isRefund = isOver && Boolean(refundCents)
  return {
    subject: say(isRefund ? 'refundSubject' : 'cancelledSubject'),
    preheader: refundNotice(say, facts),
    headline: say(isRefund ? 'refundHeadline' : 'cancelledHeadline'),
    parts: [
      whatHappened(say, facts),
      facts.officeWords,
      refundNotice(say, facts),
      {
        kind: 'booking',
        title: common('whatWasBooked'),
        money: common(refundCents === null ? 'price' : 'paid'),
      },
      calendarRemovalText(facts),
      isOver
        ? { kind: 'button', label: common('seeTheTour'), url: tourUrl }
        : { kind: 'button', label: common('chooseAnotherDate'), url: tourCalendarUrl(tourUrl) },
    ],
  }
})

function whatHappened(say: Say<'emailRefund'>, facts: BookingFacts): string {
  const { reference, startsAt, language } = facts
  if (facts.isCalledOff)
    return [say('departureCalledOff', { reference }), cancelReasonText(facts), say('sorryOtherDay')]
      .filter(Boolean)
      .join(' ')
  if (hadTourStarted(facts)) return cancelledAfterStartText(say, facts)
  if (facts.isCancelledByUs) return `${say('cannotRun', { reference })} ${say('sorryOtherDay')}`
  return say('cancelledFor', { reference, start: formatInstant(new Date(startsAt), language) })
}

function cancelledAfterStartText(
  say: Say<'emailRefund'>,
  { reference, isCancelledByUs, refundCents }: BookingFacts,
): string {
  if (!refundCents) return say('cancelled', { reference })
  const money = say('returnsPaid', { reference })
  return isCancelledByUs ? `${say('couldNotRun')} ${money}` : money
}

function refundNotice(say: Say<'emailRefund'>, facts: BookingFacts): string {
  const withheld = withheldText(facts)
  if (withheld) return withheld
  if (facts.refundCents) return refundMethodText(facts)
  if (facts.refundCents === null)
    return `${words('email', facts.language)('nothingWasPaid')} ${say('latePaymentReturned')}`
  return say('cancelledTooLate', { until: freeCancellationPhrase(facts) })
}
