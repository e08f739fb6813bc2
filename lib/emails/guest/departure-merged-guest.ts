import { helsinkiTime } from '@/lib/calendar/day'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { changeCostText } from '@/lib/emails/parts/change-text'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'

/** Says that a paid booking's departure was merged into another date; the guest can choose something else. */
export const departureMergedGuest = defineGuestEmail((facts, sender) => {
  return {
    subject: 'Your tour has another date',
    preheader: whatHappened(facts),
    parts: [
      `${whatHappened(facts)} We are sorry for the change.`,
      moneyText(facts),
      'If the new date suits you, there is nothing for you to do: the calendar file attached to this e-mail brings your calendar up to date. If it does not, please choose.',
      ...choiceParts(facts, sender),
      { kind: 'booking', title: 'Your booking', money: 'Price', withRequests: true },
    ],
  }
})

function whatHappened({ reference, tourName, day, startsAt, changedFrom }: BookingFacts): string {
  const from = changedFrom
    ? `The ${tourName} of ${formatDay(changedFrom.day)} does not run: we have joined it with another date. `
    : ''
  return `${from}Booking ${reference} is for ${formatDay(day)} at ${helsinkiTime(new Date(startsAt))} now.`
}

/**
 * Tell the guest what the move means for the price: a cheaper date is refunded, and a more expensive one costs nothing
 * extra.
 */
function moneyText(facts: BookingFacts): string {
  return facts.refundCents
    ? `The new date costs less. ${changeCostText(facts)}`
    : 'There is nothing to pay for it.'
}
