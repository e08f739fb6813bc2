import { helsinkiTime } from '@/lib/calendar/day'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { cancellationText } from '@/lib/emails/booking/cancellation-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** The guest keeps the date or the time that we changed the booking to. */
export function choiceKeptGuest(facts: BookingFacts, sender: Sender): Draft {
  const { day, startsAt, reference, tourUrl } = facts
  const text = `You keep booking ${reference} for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))}. We look forward to seeing you.`
  return {
    subject: subjectOf('You are coming', facts),
    preheader: text,
    headline: 'See you then',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text },
      guestTable(facts, { title: 'Your booking', money: 'Price', withRequests: true }),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
