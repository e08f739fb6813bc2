import { guestTable } from '@/lib/emails/booking/booking-rows'
import {
  documentsPart,
  guestReason,
  onTheDay,
  subjectOf,
  tourAndDay,
} from '@/lib/emails/booking/booking-text'
import { cancellationText } from '@/lib/emails/booking/cancellation-text'
import { changeMoneyText, changeText } from '@/lib/emails/booking/change-text'
import { skyPart } from '@/lib/emails/booking/sky-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'

export function bookingChangedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { isPaid, tourUrl } = facts
  const calendar = 'The calendar file attached to this e-mail brings your calendar up to date.'
  return {
    subject: subjectOf('Booking changed', facts),
    preheader: changeText(facts),
    headline: 'Your booking is changed',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: changeText(facts) },
      { kind: 'paragraph', text: changeMoneyText(facts) },
      ...documentsPart(facts),
      guestTable(facts, { title: 'Your booking', money: 'Price', withRequests: isPaid }),
      ...(isPaid
        ? [
            { kind: 'paragraph', text: calendar } as const,
            { kind: 'section', ...onTheDay(facts) } as const,
            ...skyPart(facts),
          ]
        : []),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      { kind: 'button', label: 'See your tour', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}
