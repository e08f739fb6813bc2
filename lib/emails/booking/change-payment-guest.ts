import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, partyText, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** The way to pay is the button to the booking's page, which every e-mail to a guest has. */
export function changePaymentGuest(facts: BookingFacts, sender: Sender): Draft {
  const rest = formatEuros(facts.restCents)
  return {
    subject: subjectOf('Your change waits for its payment', facts),
    preheader: `${rest} is to pay ${dueText(facts)}.`,
    headline: 'Your change is prepared',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `As you asked, we have prepared a change of booking ${facts.reference}: ${partyText(facts)} on ${formatDay(facts.day)}. ${rest} is to pay for it, ${dueText(facts)}, and the places are kept for you until then.`,
      },
      {
        kind: 'paragraph',
        text: 'Your booking’s page leads to the payment: press ‘Pay now’ there, and the change is made a moment later. If you would rather leave everything as it is, press ‘Keep the booking as it is’. Unpaid, the change ends by itself, and your booking stays as it was.',
      },
      guestTable(facts, { title: 'Your booking after the change', money: 'Price' }),
      { kind: 'button', label: 'See your tour', url: facts.tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
