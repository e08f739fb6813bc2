import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { choiceParts } from '@/lib/emails/parts/choice-text'

/** Reminds a guest who has not chosen yet. */
export const choiceReminderGuest = defineGuestEmail('emailChoice', (facts, { say, common, sender }) => {
  const { choice, reference } = facts
  const text = `${say('reminder', { reference })} ${say(MESSAGES[choice?.cause ?? 'departure_cancelled'])}`
  return {
    subject: say('reminderSubject'),
    preheader: text,
    headline: say('reminderHeadline'),
    parts: [
      text,
      ...choiceParts(facts, sender),
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
    ],
  }
})

const MESSAGES = {
  departure_cancelled: 'reminderCancelled',
  merged: 'reminderMerged',
  time_changed: 'reminderTimeChanged',
  lights_not_seen: 'reminderNoLights',
} as const satisfies Readonly<Record<NonNullable<BookingFacts['choice']>['cause'], string>>
