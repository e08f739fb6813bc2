import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { returnTripTable } from '@/lib/emails/parts/booking-rows'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'
import { formatClock, formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'

/** Confirms a free return trip after a tour without lights. Rule: return-trip (docs/rules.md) */
export const returnTripBookedGuest = defineGuestEmail('emailChoice', (facts, { say, common }) => {
  const { startsAt, reference, whatToBring, language } = facts
  const time = formatClock(new Date(startsAt), language)
  const text = say('returnTripBooked', { day: formatDay(facts.day, language), time, reference })
  return {
    subject: say('returnTripSubject'),
    preheader: text,
    headline: say('returnTripHeadline'),
    parts: [
      `${text} ${common('calendarAddsIt')}`,
      returnTripTable(facts),
      tellUsButton(facts),
      whatToBring && { kind: 'section', title: common('whatToBring'), text: whatToBring },
      { kind: 'section', title: common('ifPlansChange'), text: plansText(say, facts) },
    ],
  }
})

function plansText(say: Say<'emailChoice'>, facts: BookingFacts): string {
  const { returnTripUntil, language } = facts
  const plans = say('returnTripPlans', { until: freeCancellationPhrase(facts) })
  if (!returnTripUntil) return plans
  return `${plans} ${say('returnTripPossible', { day: formatDay(returnTripUntil, language) })}`
}
