import { WAITING_LIST_ORDER_TEXT } from '@/lib/emails/guest/waiting-joined-guest'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { dueText, partyText } from '@/lib/emails/parts/booking-text'
import { linkButton } from '@/lib/emails/parts/buttons'

/** Offers a free place to a party on the waiting list. Rule: waiting-offer (docs/rules.md) */
export const placeOfferedGuest = defineGuestEmail((facts) => {
  const { bookingUrl, waitingUrl, reference } = facts
  const text = `There is room for ${partyText(facts)} on the date that you were waiting for. Pay ${dueText(facts)} and it is yours; after that it goes to the next guest.`
  const way =
    bookingUrl === null
      ? 'To pay, reply to this e-mail or call us.'
      : 'Press the button below to see the place and to pay. Your card is confirmed at once, and the confirmation follows by e-mail.'
  return {
    subject: 'A place is free for you',
    preheader: text,
    parts: [
      text,
      way,
      // Replaces the usual button to the booking's page with one that says what it is for.
      linkButton('See the place and pay', bookingUrl),
      { kind: 'booking', title: `Your place, reference ${reference}`, money: 'To pay' },
      { kind: 'section', title: 'How we offer free places', text: WAITING_LIST_ORDER_TEXT },
      {
        kind: 'section',
        title: 'If the date no longer suits you',
        text: 'There is nothing for you to do: the place goes to the next guest by itself, and you owe nothing. If you would rather not wait for your other dates either, you can leave the list.',
      },
      linkButton('Leave the waiting list', waitingUrl),
    ],
    reason: 'You are receiving this e-mail because this e-mail address is on the waiting list for this date.',
  }
})
