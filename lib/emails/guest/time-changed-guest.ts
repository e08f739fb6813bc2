import { helsinkiTime } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText } from '@/lib/emails/parts/booking-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'

/** Tells the guest a departure's new start time. If it has moved a lot, also offers a choice. */
export const timeChangedGuest = defineGuestEmail((facts, sender) => {
  const { startsAt, isPaid, choice, tourUrl } = facts
  const calendar = isPaid ? ' The calendar file attached to this e-mail brings your calendar up to date.' : ''
  const due = isPaid ? '' : ` Your payment is due ${dueText(facts)}.`
  const otherwise = choice ? ' If the new time does not suit you, please choose.' : ''
  return {
    subject: `New start at ${helsinkiTime(new Date(startsAt))}`,
    preheader: whatHappened(facts),
    headline: `Your tour starts at ${helsinkiTime(new Date(startsAt))}`,
    parts: [
      `${whatHappened(facts)} The tour takes as long as before.${calendar}${due}${otherwise}`,
      ...choiceParts(facts, sender),
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: isPaid },
      !choice && { kind: 'button', label: 'See your tour', url: tourUrl },
    ],
  }
})

function whatHappened({ reference, tourName, day, startsAt, startedAt }: BookingFacts): string {
  const before = startedAt ? `, instead of ${helsinkiTime(new Date(startedAt))}` : ''
  return `We have changed the start of the ${tourName} of ${formatDay(day)}: it is at ${helsinkiTime(new Date(startsAt))} (Finnish time) now${before}. Your reference is ${reference}.`
}
