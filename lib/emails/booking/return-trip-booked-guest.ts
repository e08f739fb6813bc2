import { helsinkiTime } from '@/lib/calendar/day'
import { freeTripTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { freeUntil } from '@/lib/emails/booking/cancellation-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** The free return trip after a tour without lights. Rule: return-trip (docs/rules.md) */
export function returnTripBookedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { day, startsAt, reference, tourUrl, whatToBring } = facts
  const text = `Your free return trip is booked for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))}, as booking ${reference}. There is nothing to pay.`
  return {
    subject: subjectOf('Your free return trip', facts),
    preheader: text,
    headline: 'Your free return trip is booked',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `${text} The calendar file attached to this e-mail puts it into your calendar.`,
      },
      freeTripTable(facts),
      ...(whatToBring ? [{ kind: 'section', title: 'What to bring', text: whatToBring } as const] : []),
      { kind: 'section', title: 'If your plans change', text: plansText(facts) },
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function plansText(facts: BookingFacts): string {
  const until = facts.returnTripUntil
    ? ` A return trip is possible until ${formatDay(facts.returnTripUntil)}.`
    : ''
  return `You can give the trip up ${freeUntil(facts)}, and we owe it to you as before; later it is used up.${until}`
}
