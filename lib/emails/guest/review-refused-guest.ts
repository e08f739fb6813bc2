import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'
import { reviewRefusalText } from '@/lib/words/review-refusal-text'

/** Sent when the office refuses a review, with the reason. Rule: reviews (docs/rules.md) */
export const reviewRefusedGuest = defineGuestEmail(({ day, tourName, reviewRefusedFor, reviewUrl }) => {
  const reason = reviewRefusedFor === null ? 'We do not show it.' : reviewRefusalText(reviewRefusedFor)
  return {
    subject: 'Your review is not shown',
    preheader: reason,
    headline: 'About your review',
    parts: [
      `Thank you for writing about the ${tourName} on ${formatDay(day)}. ${reason}`,
      'We never refuse a review because it is critical. If you would like to say the same in another way, withdraw the review on its page and write it again. If you think that we are wrong, reply to this e-mail and tell us why.',
      linkButton('Your review', reviewUrl),
    ],
  }
})
