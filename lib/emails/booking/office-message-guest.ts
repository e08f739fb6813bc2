import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, officeWordsPart, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** What the office writes to a guest in its own words. Rule: office-message (docs/rules.md) */
export function officeMessageGuest(facts: BookingFacts, sender: Sender): Draft {
  const { day, tourName, officeWords } = facts
  return {
    subject: subjectOf('A message about your tour', facts),
    preheader: (officeWords ?? '').replaceAll('\n', ' '),
    headline: 'A message about your tour',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: `We write to you about the ${tourName} on ${formatDay(day)}.` },
      ...officeWordsPart(facts),
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
