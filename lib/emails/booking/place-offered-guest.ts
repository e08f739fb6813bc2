import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { FAIR_ORDER } from '@/lib/emails/notices/waiting-joined-guest'
import { greeting, signature } from '@/lib/emails/salutation'

/** A place has become free for who waited. Rule: waiting-offer (docs/rules.md) */
export function placeOfferedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { bookingUrl, customerName, reference } = facts
  const text = `There is room for ${partyText(facts)} on the date that you were waiting for. Pay ${dueText(facts)} and it is yours; after that it goes to the next guest.`
  const way =
    bookingUrl === null
      ? 'To pay, reply to this e-mail or call us.'
      : 'Press the button below to see the place and to pay. Your card is confirmed at once, and the confirmation follows by e-mail.'
  return {
    subject: subjectOf('A place is free for you', facts),
    preheader: text,
    headline: 'A place is free for you',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(customerName) },
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: way },
      ...payPart(facts),
      guestTable(facts, { title: `Your place, reference ${reference}`, money: 'To pay' }),
      { kind: 'section', title: 'How we offer free places', text: FAIR_ORDER },
      {
        kind: 'section',
        title: 'If the date no longer suits you',
        text: 'There is nothing for you to do: the place goes to the next guest by itself, and you owe nothing. If you would rather not wait for your other dates either, you can leave the list.',
      },
      ...leavePart(facts),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: 'You are receiving this e-mail because this e-mail address is on the waiting list for this date.',
  }
}

/** The booking's button that every e-mail to a guest has, before everything else and by what it is for. */
function payPart({ bookingUrl }: BookingFacts): readonly Part[] {
  return bookingUrl === null ? [] : [{ kind: 'button', label: 'See the place and pay', url: bookingUrl }]
}

function leavePart({ waitingUrl }: BookingFacts): readonly Part[] {
  return waitingUrl === null ? [] : [{ kind: 'button', label: 'Leave the waiting list', url: waitingUrl }]
}
