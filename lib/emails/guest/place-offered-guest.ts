import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueTime, partyText } from '@/lib/emails/parts/booking-text'
import { linkButton } from '@/lib/emails/parts/buttons'

/** Offers a free place to a party on the waiting list. Rule: waiting-offer (docs/rules.md) */
export const placeOfferedGuest = defineGuestEmail('emailWaiting', (facts, { say, common }) => {
  const { bookingUrl, waitingUrl, reference } = facts
  const text = say('offered', { party: partyText(facts), due: dueTime(facts) })
  return {
    subject: say('offeredSubject'),
    preheader: text,
    parts: [
      text,
      say(bookingUrl === null ? 'payByReply' : 'payOnPage'),
      // Replaces the usual button to the booking's page with one that says what it is for.
      linkButton(say('seeAndPay'), bookingUrl),
      { kind: 'booking', title: say('yourPlace', { reference }), money: common('toPay') },
      { kind: 'section', title: say('howWeOffer'), text: say('order') },
      { kind: 'section', title: say('dateUnsuitedTitle'), text: say('dateUnsuited') },
      linkButton(say('leaveList'), waitingUrl),
    ],
    reason: say('offeredReason'),
  }
})
