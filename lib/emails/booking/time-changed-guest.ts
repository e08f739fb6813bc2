import { helsinkiTime } from '@/lib/calendar/day'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** The departure of a booking has another start. After a large shift the guest chooses. */
export function timeChangedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { startsAt, isPaid, choice, tourUrl } = facts
  const calendar = isPaid ? ' The calendar file attached to this e-mail brings your calendar up to date.' : ''
  const due = isPaid ? '' : ` Your payment is due ${dueText(facts)}.`
  const otherwise = choice ? ' If the new time does not suit you, please choose.' : ''
  return {
    subject: subjectOf(`New start at ${helsinkiTime(new Date(startsAt))}`, facts),
    preheader: whatHappened(facts),
    headline: `Your tour starts at ${helsinkiTime(new Date(startsAt))}`,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `${whatHappened(facts)} The tour takes as long as before.${calendar}${due}${otherwise}`,
      },
      ...choiceParts(facts, sender),
      guestTable(facts, { title: 'Your booking', money: 'Price', withRequests: isPaid }),
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened({ reference, tourName, day, startsAt, startedAt }: BookingFacts): string {
  const before = startedAt ? `, instead of ${helsinkiTime(new Date(startedAt))}` : ''
  return `We have changed the start of the ${tourName} of ${formatDay(day)}: it is at ${helsinkiTime(new Date(startsAt))} (Finnish time) now${before}. Your reference is ${reference}.`
}
