import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** Sent to the old address and to the new one. */
export function addressChangedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { reference, customerEmail, customerName, tourUrl } = facts
  const changed = `As you asked, our e-mails about booking ${reference} go to ${customerEmail} from now on.`
  const doubt = `If this was not you, please call us on ${sender.phone}: we will put it right at once.`
  return {
    subject: subjectOf('New e-mail address', facts),
    preheader: changed,
    headline: 'Your e-mail address is changed',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(customerName) },
      { kind: 'paragraph', text: `${changed} Nothing else about your booking has changed.` },
      { kind: 'paragraph', text: doubt },
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
