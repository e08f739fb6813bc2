import { guestTable } from '@/lib/emails/booking/booking-rows'
import { subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { shownEmail } from '@/lib/contract/shown-email'

/**
 * Sent to the old address and to the new one, which has the way to the booking and what its guest may choose.
 *
 * Rule: new-address (docs/rules.md)
 */
export function addressChangedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, customerEmail, customerName } = facts
  const changed = `As you asked, our e-mails about booking ${reference} go to ${shownEmail(customerEmail)} from now on.`
  const doubt = `If this was not you, please call us on ${sender.phone}: we will put it right at once.`
  return {
    subject: subjectOf('New e-mail address', facts),
    preheader: changed,
    headline: 'Your e-mail address is changed',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(customerName) },
      {
        kind: 'paragraph',
        text: `${changed} Links to the booking that were sent before have ended. Nothing else about it has changed.`,
      },
      { kind: 'paragraph', text: doubt },
      ...choiceParts(facts, sender),
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: `You are receiving this e-mail because it is about the address of booking ${reference}.`,
  }
}
