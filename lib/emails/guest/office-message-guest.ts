import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'

/** A free-text message from the office to a guest. Rule: office-message (docs/rules.md) */
export const officeMessageGuest = defineGuestEmail((facts) => {
  const { day, tourName, officeWords } = facts
  return {
    subject: 'A message about your tour',
    preheader: (officeWords ?? '').replaceAll('\n', ' '),
    parts: [
      `We write to you about the ${tourName} on ${formatDay(day)}.`,
      facts.officeWords,
      { kind: 'booking', title: 'Your booking', money: 'Price' },
    ],
  }
})
