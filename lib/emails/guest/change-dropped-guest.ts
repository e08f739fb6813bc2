import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'
import { formatDay } from '@/lib/language/dates'

/** Tells the guest that a change was withdrawn, so its payment details are no longer valid. */
export const changeDroppedGuest = defineGuestEmail((facts) => {
  const { reference, day } = facts
  return {
    subject: 'Your change is no longer prepared',
    preheader: 'Your booking stands as it is below, and nothing is to pay.',
    parts: [
      `We had prepared a change of booking ${reference} that waited for its payment. It is no longer kept, and there is nothing to pay for it. The booking stands for ${partyText(facts)} on ${formatDay(day)}.`,
      'If you would still like the change, please reply to this e-mail, and we prepare it again. If you have paid for it already, we return that payment in full.',
      { kind: 'booking', title: 'Your booking', money: 'Price' },
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
    ],
  }
})
