import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { meetingText } from '@/lib/emails/parts/booking-text'
import { isPlaceMissing, tellUsButton } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'

/** Sent two days before the tour, or the day before if that was missed. Rule: around-the-tour (docs/rules.md) */
export const tourReminderGuest = defineGuestEmail('emailBooking', (facts, { say, common }) => {
  const { timesText: times, whatToBring, language } = facts
  return {
    subject: say('reminderSubject'),
    preheader: meetingText(facts).replaceAll('\n', ' '),
    headline: say('reminderHeadline'),
    parts: [
      say('reminder', { day: formatDay(facts.day, language), times }),
      facts.guideText,
      meetingPart(say, facts),
      // Health details are asked for on the booking page, never by e-mail. Rule: health (docs/rules.md)
      facts.bookingUrl !== null && say('reminderHealth'),
      tellUsButton(facts),
      whatToBring && { kind: 'section', title: common('whatToBring'), text: whatToBring },
      skyPart(facts),
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: true },
      { kind: 'section', title: common('ifPlansChange'), text: cancellationText(facts) },
    ],
  }
})

function meetingPart(say: Say<'emailBooking'>, facts: BookingFacts): Part {
  const { pickupPlace, meetingPoint, bookingUrl } = facts
  const hasPage = String(bookingUrl !== null)
  if (isPlaceMissing(facts))
    return { kind: 'section', title: say('whereDoYouStay'), text: say('placeNotKnown', { hasPage }) }
  const text = pickupPlace === null ? `${meetingPoint}.` : say('pickUpHere', { place: pickupPlace, hasPage })
  return { kind: 'section', title: say('whereWeMeet'), text }
}
