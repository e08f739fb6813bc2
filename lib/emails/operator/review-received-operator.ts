import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { reviewFactsSchema } from '@/lib/emails/facts/notice-facts'
import { cleanLine, cleanLines } from '@/lib/emails/facts/clean-text'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Notifies the operator of a guest's review. Rule: reviews (docs/rules.md) */
export const reviewReceivedOperator = defineInboxEmail({ facts: reviewFactsSchema }, (facts) => {
  const { reference, tourName, day, review, reviewUrl } = facts
  const about = `${tourName}, ${formatDay(day)}`
  const title = review ? `A review with ${plural(review.stars, 'star')}` : 'A review, withdrawn since'
  return {
    subject: `${title}: ${about} (${reference})`,
    preheader: review ? cleanLine(review.words).slice(0, 100) : 'Nothing is left to do.',
    headline: title,
    subline: about,
    parts: review
      ? [
          {
            kind: 'section',
            title: `${cleanLine(review.firstName)}, ${cleanLine(review.country)}`,
            text: cleanLines(review.words),
          },
          'Nobody sees it until you publish it. Publish bad reviews like good ones, and answer them in public; refuse one only for a reason of the list, which the guest is told. If something is unclear, write to the guest from the booking’s page.',
          linkButton('Open the review', reviewUrl),
        ]
      : [`The guest of booking ${reference} sent a review and has withdrawn it. Nothing is left to do.`],
  }
})
