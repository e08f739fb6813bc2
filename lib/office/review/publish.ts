import 'server-only'
import { z } from 'zod'
import { reviewAct } from '@/lib/office/act'
import { reviewCommand } from '@/lib/office/command'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { REVIEW_WITHDRAWN } from '@/lib/office/review/withdrawn'
import { publishReview } from '@/lib/use-cases/reviews/publish-review'

export const publishReviewAct = reviewAct({
  done: 'The review is published.',
  input: z.object({}),
  async run({ review, how, now }) {
    const answer = await publishReview[how](review, now)
    if (answer.kind === 'refused') return refusedOutcome(REVIEW_WITHDRAWN)
    if (answer.kind === 'unchanged') return nothingToDoOutcome('The review is already published.')
    return readyOutcome([
      'The review appears on its tour’s page, the home page and the page of all reviews, exactly as the guest wrote it.',
    ])
  },
})

export const publishReviewCommand = reviewCommand('reviews publish', {
  about: 'show a review on the site; a bad one like a good one',
  examples: ['LL-7KM4QD', 'LL-7KM4QD --yes'],
  act: () => publishReviewAct,
})
