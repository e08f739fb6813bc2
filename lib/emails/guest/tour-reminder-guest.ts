import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { placeText } from '@/lib/emails/parts/booking-text'
import { isPlaceMissing, tellUsButton, tellUsPhrase } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { formatDay } from '@/lib/language/dates'

/** Sent two days before the tour, or the day before if that was missed. Rule: around-the-tour (docs/rules.md) */
export const tourReminderGuest = defineGuestEmail((facts) => {
  const { day, timesText, whatToBring } = facts
  return {
    subject: 'Your tour is near',
    preheader: `${timesText} (Finnish time). ${placeText(facts)}.`,
    headline: 'We look forward to seeing you',
    parts: [
      `Your tour is on ${formatDay(day)}. ${timesText} (Finnish time). This is what helps you to be ready for it.`,
      facts.guideText,
      meetingPart(facts),
      facts.bookingUrl !== null && HEALTH,
      tellUsButton(facts),
      whatToBring && { kind: 'section', title: 'What to bring', text: whatToBring },
      skyPart(facts),
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: true },
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
    ],
  }
})

/** Health details are asked for on the booking page, never by e-mail. Rule: health (docs/rules.md) */
const HEALTH =
  'Is there an allergy, or is walking hard for someone? Then please tell our guide on the page of your booking as well.'

function meetingPart(facts: BookingFacts): Part {
  const { pickupPlace, meetingPoint } = facts
  const way = tellUsPhrase(facts)
  if (isPlaceMissing(facts))
    return {
      kind: 'section',
      title: 'Where do you stay?',
      text: `We do not know yet where to pick you up. Please tell us the name and address of your accommodation ${way}.`,
    }
  const text =
    pickupPlace === null
      ? `${meetingPoint}.`
      : `We meet you here: ${pickupPlace}. If that has changed, please tell us ${way}.`
  return { kind: 'section', title: 'Where we meet', text }
}
