import { helsinkiTime } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { returnTripTable } from '@/lib/emails/parts/booking-rows'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'
import { formatDay } from '@/lib/language/dates'

/** Confirms a free return trip after a tour without lights. Rule: return-trip (docs/rules.md) */
export const returnTripBookedGuest = defineGuestEmail((facts, _, words) => {
  const { day, startsAt, reference, whatToBring } = facts
  const text = `Your free return trip is booked for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))}, as booking ${reference}. There is nothing to pay.`
  return {
    subject: 'Your free return trip',
    preheader: text,
    headline: 'Your free return trip is booked',
    parts: [
      `${text} The calendar file attached to this e-mail puts it into your calendar.`,
      returnTripTable(facts, words),
      tellUsButton(facts),
      whatToBring && { kind: 'section', title: 'What to bring', text: whatToBring },
      { kind: 'section', title: 'If your plans change', text: plansText(facts) },
    ],
  }
})

function plansText(facts: BookingFacts): string {
  const until = facts.returnTripUntil
    ? ` A return trip is possible until ${formatDay(facts.returnTripUntil)}.`
    : ''
  return `You can give the trip up ${freeCancellationPhrase(facts)}, and we owe it to you as before; later it is used up.${until}`
}
