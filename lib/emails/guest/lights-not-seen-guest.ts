import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { choiceParts } from '@/lib/emails/parts/choice-text'
import { formatDay } from '@/lib/language/dates'
import { type Say } from '@/lib/words/say'

/**
 * Offers a choice if no lights were seen, or if the guest may have another free return trip. Rule: lights-guarantee
 * (docs/rules.md)
 */
export const lightsNotSeenGuest = defineGuestEmail('emailChoice', (facts, { say, common, sender }) => {
  const isAgain = Boolean(facts.choice?.again)
  return {
    subject: say(isAgain ? 'againSubject' : 'noLightsSubject'),
    preheader: whatHappened(say, facts),
    headline: say(isAgain ? 'againHeadline' : 'noLightsHeadline'),
    parts: [
      whatHappened(say, facts),
      ...choiceParts(facts, sender),
      { kind: 'booking', title: say(isAgain ? 'yourFirstTour' : 'yourTour'), money: common('price') },
    ],
  }
})

function whatHappened(say: Say<'emailChoice'>, { choice, day, reference, language }: BookingFacts): string {
  switch (choice?.again) {
    case 'given_up':
      return say('againGivenUp', { reference })
    case 'cancelled':
      return say('againCancelled', { reference })
    case 'not_seen':
      return say('againNotSeen', { reference })
    default:
      return say('noLights', { day: formatDay(day, language), reference })
  }
}
