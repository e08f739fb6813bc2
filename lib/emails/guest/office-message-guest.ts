import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'

/** A free-text message from the office to a guest. Rule: office-message (docs/rules.md) */
export const officeMessageGuest = defineGuestEmail('emailBooking', (facts, { say, common }) => {
  const { day, tourName, officeWords, language } = facts
  return {
    subject: say('messageSubject'),
    preheader: (officeWords ?? '').replaceAll('\n', ' '),
    parts: [
      say('messageAbout', { tourName, day: formatDay(day, language) }),
      officeWords,
      { kind: 'booking', title: common('yourBooking'), money: common('price') },
    ],
  }
})
