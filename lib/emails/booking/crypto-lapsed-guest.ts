import { datesAddress } from '@/lib/booking/dates-address'
import { arrivedPart } from '@/lib/emails/booking/arrived-part'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function cryptoLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your booking has ended unpaid', facts),
    preheader: 'Your seats were given back, and you owe nothing.',
    headline: 'Your booking has ended unpaid',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: whatHappened(facts) },
      ...arrivedPart(facts),
      {
        kind: 'paragraph',
        text: facts.cryptoDetails
          ? 'If you would still like to come, please book again. If you have paid in the meantime, reply to this e-mail and we look into it at once.'
          : 'If you would still like to come, please book again and pay by card: your seats are then confirmed at once.',
      },
      {
        kind: 'button',
        label: facts.cryptoDetails ? 'Book again' : 'Book again and pay by card',
        url: datesAddress(facts.tourUrl, facts),
      },
      guestTable(facts, { title: 'What was booked', money: 'Was to pay' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened(facts: BookingFacts): string {
  const { reference, cryptoDetails, arrivedCents } = facts
  if (!cryptoDetails && arrivedCents === 0)
    return `We did not send you the payment details for booking ${reference} in time. We are sorry: this was our mistake, and you could not pay. The seats were given back ${dueText(facts)}, and you owe nothing.`
  const what = arrivedCents > 0 ? 'The rest of your payment' : 'Your payment'
  return `${what} for booking ${reference} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`
}
