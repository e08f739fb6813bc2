import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { amountReceivedText, partyText } from '@/lib/emails/parts/booking-text'
import { freeCancellationPhrase } from '@/lib/emails/parts/cancellation-text'
import { formatDay } from '@/lib/language/dates'

/** Tells the guest that a change was not paid in time. The facts describe the booking, which stays as it was. */
export const changeLapsedGuest = defineGuestEmail('emailChange', (facts, { say, common }) => {
  const { reference, paymentMethod, language } = facts
  const whatHappened = [
    say('lapsed', { reference }),
    ...(paymentMethod === 'crypto' ? [say('lapsedDetailsVoid')] : []),
    say('staysAsItWas', { party: partyText(facts), day: formatDay(facts.day, language) }),
  ]
  return {
    subject: say('lapsedSubject'),
    preheader: say('lapsedPreheader'),
    parts: [
      whatHappened.join(' '),
      amountReceivedText(facts),
      say('lapsedNext', { until: freeCancellationPhrase(facts) }),
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
    ],
  }
})
