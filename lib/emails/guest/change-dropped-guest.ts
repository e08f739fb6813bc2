import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { formatDay } from '@/lib/language/dates'

/** Tells the guest that a change was withdrawn, so its payment details are no longer valid. */
export const changeDroppedGuest = defineGuestEmail('emailChange', (facts, { say, common }) => {
  const { reference, language } = facts
  const day = formatDay(facts.day, language)
  return {
    subject: say('droppedSubject'),
    preheader: say('droppedPreheader'),
    parts: [
      say('dropped', { reference, party: partyText(facts), day }),
      say('droppedNext'),
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
      { kind: 'button', label: common('seeYourTour'), url: facts.tourUrl },
    ],
  }
})
