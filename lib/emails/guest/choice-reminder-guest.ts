import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { choiceParts } from '@/lib/emails/parts/choice-text'

/** Reminds a guest who has not chosen yet. */
export const choiceReminderGuest = defineGuestEmail((facts, sender) => {
  const { choice, reference } = facts
  const text = `We have not heard from you about booking ${reference} yet. ${WORDS[choice?.cause ?? 'departure_cancelled']}`
  return {
    subject: 'Still yours to choose',
    preheader: text,
    headline: 'Your choice is still open',
    parts: [text, ...choiceParts(facts, sender), { kind: 'booking', title: 'Your booking', money: 'Price' }],
  }
})

const WORDS: Readonly<Record<NonNullable<BookingFacts['choice']>['cause'], string>> = {
  departure_cancelled: 'We had to cancel the tour, and what happens next is yours to choose.',
  merged: 'We have given the tour another date. If it suits you, there is nothing for you to do.',
  time_changed: 'We have given the tour another start. If it suits you, there is nothing for you to do.',
  lights_not_seen: 'No northern lights were seen on it, and our guarantee is yours to use.',
}
