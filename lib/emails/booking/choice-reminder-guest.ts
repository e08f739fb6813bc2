import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** A guest who has not chosen yet. */
export function choiceReminderGuest(facts: BookingFacts, sender: Sender): Draft {
  const { choice, reference, tourUrl } = facts
  const text = `We have not heard from you about booking ${reference} yet. ${WORDS[choice?.cause ?? 'departure_cancelled']}`
  return {
    subject: subjectOf('Still yours to choose', facts),
    preheader: text,
    headline: 'Your choice is still open',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text },
      ...choiceParts(facts, sender),
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'button', label: 'See the dates', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

const WORDS: Readonly<Record<NonNullable<BookingFacts['choice']>['cause'], string>> = {
  departure_cancelled: 'We had to cancel the tour, and what happens next is yours to choose.',
  merged: 'We have given the tour another date. If it suits you, there is nothing for you to do.',
  time_changed: 'We have given the tour another start. If it suits you, there is nothing for you to do.',
  lights_not_seen: 'No northern lights were seen on it, and our guarantee is yours to use.',
}
