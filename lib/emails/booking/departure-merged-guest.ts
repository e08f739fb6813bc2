import { helsinkiTime } from '@/lib/calendar/day'
import { guestTable } from '@/lib/emails/booking/booking-rows'
import { guestReason, subjectOf, tourAndDay } from '@/lib/emails/booking/booking-text'
import { changeMoneyText } from '@/lib/emails/booking/change-text'
import { choiceParts } from '@/lib/emails/booking/choice-text'
import { type Draft } from '@/lib/emails/draft'
import { type BookingFacts, type Sender } from '@/lib/emails/facts'
import { greeting, signature } from '@/lib/emails/salutation'
import { formatDay } from '@/lib/language/dates'

/** A paid booking whose departure we have merged into another date: the guest comes then, or chooses otherwise. */
export function departureMergedGuest(facts: BookingFacts, sender: Sender): Draft {
  const { tourUrl } = facts
  return {
    subject: subjectOf('Your tour has another date', facts),
    preheader: whatHappened(facts),
    headline: 'Your tour has another date',
    subline: tourAndDay(facts),
    parts: [
      { kind: 'paragraph', text: greeting(facts.customerName) },
      { kind: 'paragraph', text: `${whatHappened(facts)} We are sorry for the change.` },
      { kind: 'paragraph', text: moneyText(facts) },
      {
        kind: 'paragraph',
        text: 'If the new date suits you, there is nothing for you to do: the calendar file attached to this e-mail brings your calendar up to date. If it does not, please choose.',
      },
      ...choiceParts(facts, sender),
      guestTable(facts, { title: 'Your booking', money: 'Price', withRequests: true }),
      { kind: 'button', label: 'See the dates', url: tourUrl },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: guestReason(facts),
  }
}

function whatHappened({ reference, tourName, day, startsAt, changedFrom }: BookingFacts): string {
  const from = changedFrom
    ? `The ${tourName} of ${formatDay(changedFrom.day)} does not run: we have joined it with another date. `
    : ''
  return `${from}Booking ${reference} is for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))} now.`
}

/** A dearer date is ours to pay. */
function moneyText(facts: BookingFacts): string {
  return facts.refundCents
    ? `The new date costs less. ${changeMoneyText(facts)}`
    : 'There is nothing to pay for it.'
}
