import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { changeCostText, droppedChangeText } from '@/lib/emails/parts/change-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatClock, formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'

/** Says that a paid booking's departure was merged into another date; the guest can choose something else. */
export const departureMergedGuest = defineGuestEmail('emailChoice', (facts, { say, common, sender }) => {
  return {
    subject: say('mergedSubject'),
    preheader: whatHappened(say, facts),
    parts: [
      `${whatHappened(say, facts)} ${say('sorryForChange')}`,
      // A cheaper date is refunded, and a more expensive one costs nothing extra.
      facts.refundCents ? `${say('costsLess')} ${changeCostText(facts)}` : say('nothingToPayForIt'),
      droppedChangeText(facts),
      say('newDateSuits'),
      ...choiceParts(facts, sender),
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: true },
    ],
  }
})

function whatHappened(
  say: Say<'emailChoice'>,
  { reference, tourName, day, startsAt, changedFrom, language }: BookingFacts,
): string {
  const time = formatClock(new Date(startsAt), language)
  const now = say('mergedInto', { reference, day: formatDay(day, language), time })
  return changedFrom
    ? `${say('merged', { tourName, day: formatDay(changedFrom.day, language) })} ${now}`
    : now
}
