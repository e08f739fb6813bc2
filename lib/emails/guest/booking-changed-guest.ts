import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText, meetingDetails } from '@/lib/emails/parts/booking-text'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { changeCostText, bookingChangeText } from '@/lib/emails/parts/change-text'
import { guaranteePart } from '@/lib/emails/parts/guarantee-part'
import { skyPart } from '@/lib/emails/parts/sky-text'

export const bookingChangedGuest = defineGuestEmail((facts) => {
  const { isPaid, whatToBring } = facts
  const isOtherTour = facts.changedFromTour !== null
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
      // What the confirmation said about the tour, if the guest now takes another one.
      isOtherTour && whatToBring && { kind: 'section', title: 'What to bring', text: whatToBring },
      isOtherTour && guaranteePart(facts),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
    ],
  }
})
