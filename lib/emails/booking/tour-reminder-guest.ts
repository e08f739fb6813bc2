import { guestTable } from '@/lib/emails/booking/booking-rows'
import { detailsWay, guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { cancellationText } from '@/lib/emails/booking/cancellation-text'
import { skyPart } from '@/lib/emails/booking/sky-text'
import { type Draft, type Part } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** Two days before the tour, or one where it could not be sent then. Rule: around-the-tour (docs/rules.md) */
export function tourReminderGuest(facts: BookingFacts, sender: Sender): Draft {
  const { day, timesText, whatToBring } = facts
  return {
    subject: subjectOf('Your tour is near', facts),
    preheader: `${timesText} (Finnish time). ${facts.meetingPoint}.`,
    headline: 'We look forward to seeing you',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      {
        kind: 'paragraph',
        text: `Your tour is on ${formatDay(day)}. ${timesText} (Finnish time). This is what helps you to be ready for it.`,
      },
      meetingPart(facts),
      ...(whatToBring ? [{ kind: 'section', title: 'What to bring', text: whatToBring } as const] : []),
      ...skyPart(facts),
      guestTable(facts, { title: 'Your booking', money: 'Price', withRequests: true }),
      { kind: 'section', title: 'If your plans change', text: cancellationText(facts) },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function meetingPart(facts: BookingFacts): Part {
  const { pickupPlace, meetingPoint, isPickedUp } = facts
  const way = detailsWay(facts)
  if (pickupPlace)
    return {
      kind: 'section',
      title: 'Where we meet',
      text: `We meet you here: ${pickupPlace}. If that has changed, please tell us ${way}.`,
    }
  if (!isPickedUp) return { kind: 'section', title: 'Where we meet', text: `${meetingPoint}.` }
  return {
    kind: 'section',
    title: 'Where do you stay?',
    text: `We do not know yet where to pick you up. Please tell us the name and address of your accommodation, ${way}.`,
  }
}
