import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { documentsText, meetingDetails } from '@/lib/emails/parts/booking-text'
import { tellUsButton } from '@/lib/emails/parts/buttons'
import { cancellationText } from '@/lib/emails/parts/cancellation-text'
import { bookingChangeText, changeCostText, droppedChangeText } from '@/lib/emails/parts/change-text'
import { guaranteePart } from '@/lib/emails/parts/guarantee-part'
import { skyPart } from '@/lib/emails/parts/sky-text'

export const bookingChangedGuest = defineGuestEmail('emailChange', (facts, { say, common, sender }) => {
  const { isPaid, whatToBring, isChangedByUs } = facts
  const isOtherTour = facts.changedFromTour !== null
  return {
    subject: say(isChangedByUs ? 'changedByUsSubject' : 'changedSubject'),
    preheader: bookingChangeText(facts),
    headline: say(isChangedByUs ? 'changedByUsSubject' : 'changedHeadline'),
    parts: [
      isChangedByUs ? `${bookingChangeText(facts)} ${say('changedByUs')}` : bookingChangeText(facts),
      changeCostText(facts),
      droppedChangeText(facts),
      documentsText(facts),
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: isPaid },
      tellUsButton(facts),
      isPaid && common('calendarUpdates'),
      isPaid && { kind: 'section', ...meetingDetails(facts) },
      isPaid && skyPart(facts),
      // What the confirmation said about the tour, if the guest now takes another one.
      isOtherTour && whatToBring && { kind: 'section', title: common('whatToBring'), text: whatToBring },
      isOtherTour && guaranteePart(facts),
      isChangedByUs
        ? { kind: 'section', title: say('unsuitedTitle'), text: say('unsuited', { phone: sender.phone }) }
        : { kind: 'section', title: common('ifPlansChange'), text: cancellationText(facts) },
    ],
  }
})
