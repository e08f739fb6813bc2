import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { mailtoButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'

/** Sent the day after the tour to thank the guest and ask for feedback. Rule: around-the-tour (docs/rules.md) */
export const thankYouGuest = defineGuestEmail((facts, sender) => {
  const { day, tourName, reference } = facts
  const thanks = 'Thank you for coming with us.'
  return {
    subject: 'Thank you for coming',
    preheader: `${thanks} How was it?`,
    parts: [
      `${thanks} It was a pleasure to have you along on ${formatDay(day)}, and we hope that you are warm again by now.`,
      {
        kind: 'section',
        title: 'How was it?',
        text: 'A few lines from you help us, and those who wonder whether to come. We read every one. If something was not as it should have been, tell us that as well, so that we can put it right: the button below begins an e-mail to us, and a reply to this one reaches us too.',
      },
      mailtoButton({
        email: sender.email,
        subject: `How it was: ${tourName}, ${formatDay(day)} (${reference})`,
        label: 'Write a review',
      }),
    ],
  }
})
