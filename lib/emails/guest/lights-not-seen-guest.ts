import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'

/**
 * Offers a choice if no lights were seen, or if the guest may have another free return trip. Rule: lights-guarantee
 * (docs/rules.md)
 */
export const lightsNotSeenGuest = defineGuestEmail((facts, sender) => {
  const { choice } = facts
  const isAgain = Boolean(choice?.again)
  return {
    subject: isAgain ? 'Please choose again' : 'No northern lights, please choose',
    preheader: whatHappened(facts),
    headline: isAgain ? 'Your choice is open again' : 'No northern lights: you choose',
    parts: [
      whatHappened(facts),
      ...choiceParts(facts, sender),
      { kind: 'booking', title: isAgain ? 'Your first tour' : 'Your tour', money: 'Price' },
    ],
  }
})

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
