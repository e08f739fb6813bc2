import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { placeText } from '@/lib/emails/parts/booking-text'
import { type Say } from '@/lib/words/say'

/** Sent whenever the pick-up place or the wishes of a confirmed booking change. Rule: told-once (docs/rules.md) */
export const detailsChangedGuest = defineGuestEmail('emailBooking', (facts, { say, common }) => {
  const noted = notedText(say, facts)
  return {
    subject: say('notedSubject'),
    preheader: noted,
    headline: say('notedSubject'),
    parts: [
      `${noted} ${say('correctIt')}`,
      { kind: 'booking', title: common('yourBooking'), money: common('price'), withRequests: true },
      say('healthNotMentioned'),
      say('calendarHasPlace', { place: placeText(facts) }),
    ],
  }
})

function notedText(
  say: Say<'emailBooking'>,
  { pickupPlace, isPickedUp, specialRequests }: BookingFacts,
): string {
  if (pickupPlace !== null) return say(isPickedUp ? 'notedPickUp' : 'notedPlace', { place: pickupPlace })
  return say(specialRequests === null ? 'notedChange' : 'notedWishes')
}
