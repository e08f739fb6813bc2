import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'

/** Sent the day after the tour to thank the guest and ask for a review. Rule: around-the-tour (docs/rules.md) */
export const thankYouGuest = defineGuestEmail('emailBooking', (facts, { say, common }) => {
  const { day, reviewUrl, bookingUrl, language } = facts
  return {
    subject: say('thanksSubject'),
    preheader: say('thanksPreheader'),
    parts: [
      say('thanks', { day: formatDay(day, language) }),
      { kind: 'section', title: say('howWasIt'), text: say('askReview') },
      linkButton(say('writeReview'), reviewUrl),
      linkButton(common('yourBooking'), bookingUrl),
    ],
  }
})
