import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** A tour without lights, or a return trip that is owed again: the guest chooses. Rule: lights-guarantee (docs/rules.md) */
export function lightsNotSeenGuest(facts: BookingFacts, sender: Sender): Draft {
  const { choice, tourUrl } = facts
  const isAgain = Boolean(choice?.again)
  return {
    subject: subjectOf(isAgain ? 'Please choose again' : 'No northern lights, please choose', facts),
    preheader: whatHappened(facts),
    headline: isAgain ? 'Your choice is open again' : 'No northern lights: you choose',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: whatHappened(facts) },
      ...choiceParts(facts, sender),
      guestTable(facts, { title: isAgain ? 'Your first tour' : 'Your tour', money: 'Price' }),
      { kind: 'button', label: 'See the dates', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened({ choice, day, reference }: BookingFacts): string {
  switch (choice?.again) {
    case 'given_up':
      return `The free return trip for booking ${reference} is cancelled in time, so we still owe it to you, and our guarantee holds as before.`
    case 'cancelled':
      return `We had to cancel the free return trip for booking ${reference}. We are sorry. We still owe it to you, and our guarantee holds as before.`
    case 'not_seen':
      return `No northern lights were seen on your return trip either. For booking ${reference} our guarantee holds as before.`
    default:
      return `You were out with us on ${formatDay(day)}, and no northern lights were seen. Our guarantee holds for booking ${reference}.`
  }
}
