import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText, meetingDetails } from '@/lib/emails/parts/booking-text'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { changeCostText, bookingChangeText } from '@/lib/emails/parts/change-text'
import { skyPart } from '@/lib/emails/parts/sky-text'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

export const bookingChangedGuest = defineGuestEmail((facts) => {
  const { isPaid } = facts
  const calendar = 'The calendar file attached to this e-mail brings your calendar up to date.'
  return {
    subject: 'Booking changed',
    preheader: bookingChangeText(facts),
    headline: 'Your booking is changed',
    parts: [
      bookingChangeText(facts),
      changeCostText(facts),
      documentsText(facts),
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: isPaid },
      tellUsButton(facts),
      isPaid && calendar,
      isPaid && { kind: 'section', ...meetingDetails(facts) },
      isPaid && skyPart(facts),
      ...newTourParts(facts),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
    ],
  }
})

/** What the confirmation said about the tour, if the guest now takes another one. */
function newTourParts({
  changedFromTour,
  whatToBring,
  isGuaranteed,
  tourName,
}: BookingFacts): readonly Part[] {
  if (changedFromTour === null) return []
  return [
    ...(whatToBring ? [{ kind: 'section', title: 'What to bring', text: whatToBring } as const] : []),
    // Rule: lights-guarantee (docs/rules.md)
    ...(isGuaranteed
      ? [{ kind: 'section', title: 'Our guarantee', text: guaranteeSentence(tourName) } as const]
      : []),
  ]
}
