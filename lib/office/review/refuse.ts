import 'server-only'
import { z } from 'zod'
import { REVIEW_REFUSAL_REASONS } from '@/lib/booking/days/review'
import { oneOfInput } from '@/lib/contract/operator-inputs'
import { reviewAct } from '@/lib/office/act'
import { reviewCommand } from '@/lib/office/command'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { REVIEW_WITHDRAWN } from '@/lib/office/review/withdrawn'
import { refuseReview } from '@/lib/use-cases/reviews/refuse-review'
import { REVIEW_REFUSAL_LABELS, reviewRefusalText } from '@/lib/words/review-refusal-text'

export const refuseReviewAct = reviewAct({
  done: 'The review is refused, and its guest is told why.',
  showsEmail: true,
  input: z.object({ reason: oneOfInput(REVIEW_REFUSAL_REASONS) }),
  fields: () => [
    {
      ...{ name: 'reason', label: 'Reason', hint: 'There are no others. The guest reads it in an e-mail.' },
      options: REVIEW_REFUSAL_REASONS.map((value) => ({ value, text: REVIEW_REFUSAL_LABELS[value] })),
    },
  ],
  async run({ review, input: { reason }, how, now }) {
    const { id, bookingId } = review
    const answer = await refuseReview[how]({ id, bookingId, reason }, now)
    if (answer.kind === 'refused') return refusedOutcome(REVIEW_WITHDRAWN)
    if (answer.kind === 'unchanged')
      return nothingToDoOutcome('The review is already refused for this reason.')
    return readyOutcome([
      `The review is not shown. The guest is told: ${reviewRefusalText(reason, 'en')}`,
      ...(review.photographId ? ['Its photograph is deleted.'] : []),
    ])
  },
})

export const refuseReviewCommand = reviewCommand('reviews refuse', {
  about: 'do not show a review, for one of the listed reasons, which its guest is told',
  examples: ['LL-7KM4QD --reason insults', 'LL-7KM4QD --reason others_data --dry-run'],
  inputs: {
    reason: {
      flags: '--reason <reason>',
      about: `the only reasons there are: ${REVIEW_REFUSAL_REASONS.join(', ')}`,
    },
  },
  act: () => refuseReviewAct,
})
