import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

/** What tells a guest that a change is no more, and the booking as it is. */
export function draftChangeEnded(
  facts: BookingFacts,
  sender: Sender,
  { title, preheader, parts }: Pick<Draft, 'preheader' | 'parts'> & { readonly title: string },
): Draft {
  return {
    subject: subjectOf(title, facts),
    preheader,
    headline: title,
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      ...parts,
      guestTable(facts, { title: 'Your booking', money: 'Price' }),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
