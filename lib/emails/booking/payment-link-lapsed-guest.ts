import { datesAddress } from '@/lib/booking/dates-address'
import { arrivedPart } from '@/lib/emails/booking/arrived-part'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { dueText, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function paymentLinkLapsedGuest(facts: BookingFacts, sender: Sender): Draft {
  return {
    subject: subjectOf('Your booking has ended unpaid', facts),
    preheader: 'Your seats were given back, and you owe nothing.',
    headline: 'Your booking has ended unpaid',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `${whatIsMissing(facts)} did not reach us ${dueText(facts)}. The seats were given back, and you owe nothing.`,
      },
      ...arrivedPart(facts),
      {
        kind: 'paragraph',
        text: 'If you would still like to come, call us or reply to this e-mail, or choose among the seats that are free. If you have paid in the meantime, we seat you again where there is room, or return the payment in full.',
      },
      { kind: 'button', label: 'Choose a date', url: datesAddress(facts.tourUrl, facts) },
      guestTable(facts, { title: 'What was booked', money: 'Was to pay' }),
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatIsMissing({ reference, arrivedCents }: BookingFacts): string {
  return arrivedCents > 0
    ? `The rest of your payment for booking ${reference}`
    : `Your payment for booking ${reference}`
}
