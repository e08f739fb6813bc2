import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'

/** Sent the day after the tour to thank the guest and ask for a review. Rule: around-the-tour (docs/rules.md) */
export const thankYouGuest = defineGuestEmail(({ day, reviewUrl, bookingUrl }) => {
  const thanks = 'Thank you for coming with us.'
  return {
    subject: 'Thank you for coming',
    preheader: `${thanks} How was it?`,
    parts: [
      `${thanks} It was a pleasure to have you along on ${formatDay(day)}, and we hope that you are warm again by now.`,
      {
        kind: 'section',
        title: 'How was it?',
        text: 'A few lines from you help those who wonder whether to come. We read every review before it is shown, and show the critical ones too. If something was not as it should have been, you can also reply to this e-mail, so that we can put it right.',
      },
      linkButton('Write a review', reviewUrl),
      linkButton('Your booking', bookingUrl),
    ],
  }
})
