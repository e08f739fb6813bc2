import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime } from '@/lib/emails/parts/booking-text'
import { droppedChangeText } from '@/lib/emails/parts/change-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatClock, formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'

/** Tells the guest a departure's new start time. If it has moved a lot, also offers a choice. */
export const timeChangedGuest = defineGuestEmail('emailChoice', (facts, { say, common, sender }) => {
  const { startsAt, isPaid, choice, tourUrl, language } = facts
  const time = formatClock(new Date(startsAt), language)
  const changed = changedText(say, facts)
  return {
    subject: say('timeSubject', { time }),
    preheader: changed,
    headline: say('timeHeadline', { time }),
    parts: [
      [
        changed,
        say('sameLength'),
        isPaid ? common('calendarUpdates') : say('paymentDue', { due: dueTime(facts) }),
        ...(choice ? [say('timeUnsuited')] : []),
      ].join(' '),
      droppedChangeText(facts),
      ...choiceParts(facts, sender),
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: isPaid },
      !choice && { kind: 'button', label: common('seeYourTour'), url: tourUrl },
    ],
  }
})

function changedText(
  say: Say<'emailChoice'>,
  { reference, tourName, day, startsAt, startedAt, language }: BookingFacts,
): string {
  const time = formatClock(new Date(startsAt), language)
  const what = { tourName, day: formatDay(day, language), time, reference }
  return startedAt
    ? say('timeChangedFrom', { ...what, formerTime: formatClock(new Date(startedAt), language) })
    : say('timeChanged', what)
}
