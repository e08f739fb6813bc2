import 'server-only'
import { z } from 'zod'
import { optionalOfficeMessageField } from '@/lib/contract/fields'
import { reviewAct } from '@/lib/office/act'
import { reviewCommand } from '@/lib/office/command'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { REVIEW_WITHDRAWN } from '@/lib/office/review/withdrawn'
import { replyToReview } from '@/lib/use-cases/reviews/reply-to-review'

export const replyToReviewAct = reviewAct({
  done: 'The reply is saved.',
  input: z.object({ reply: optionalOfficeMessageField }),
  fields: ({ review }) => [
    {
      ...{ name: 'reply', label: 'Reply', isOptional: true, isLong: true, value: review.reply ?? '' },
      hint: 'Everyone reads it below the review, so name nobody. Leave it empty to remove the reply.',
      emptyText: 'no reply',
    },
  ],
  async run({ review, input: { reply }, how, now }) {
    const { id, bookingId } = review
    const answer = await replyToReview[how]({ id, bookingId, reply }, now)
    if (answer.kind === 'refused') return refusedOutcome(REVIEW_WITHDRAWN)
    if (answer.kind === 'unchanged')
      return nothingToDoOutcome(reply === null ? 'There is no reply.' : 'That is the reply already.')
    if (reply === null) return readyOutcome(['The reply is removed.'])
    return readyOutcome([
      answer.isPublished
        ? 'The reply appears below the review at once. The guest gets no e-mail.'
        : 'The reply appears below the review once that is published. The guest gets no e-mail.',
    ])
  },
})

export const replyToReviewCommand = reviewCommand('reviews reply', {
  about: 'answer a review in public, below it; leave the reply out to remove it',
  examples: ['LL-7KM4QD "Thank you, Hannah. The berry juice is waiting."', 'LL-7KM4QD'],
  inputs: { reply: { argument: '[reply]', about: 'the reply' } },
  act: () => replyToReviewAct,
})
