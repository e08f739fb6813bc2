import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'
import { reviewRefusalText } from '@/lib/words/review-refusal-text'

/** Sent when the office refuses a review, with the reason. Rule: reviews (docs/rules.md) */
export const reviewRefusedGuest = defineGuestEmail('emailBooking', (facts, { say }) => {
  const { tourName, reviewRefusedFor, reviewUrl, language } = facts
  const reason =
    reviewRefusedFor === null ? say('reviewNotShown') : reviewRefusalText(reviewRefusedFor, language)
  const day = formatDay(facts.day, language)
  return {
    subject: say('reviewSubject'),
    preheader: reason,
    headline: say('reviewHeadline'),
    parts: [
      `${say('reviewThanks', { tourName, day })} ${reason}`,
      say('reviewAgain'),
      linkButton(say('yourReview'), reviewUrl),
    ],
  }
})
