import 'server-only'
import { z } from 'zod'
import { PHOTOGRAPH_HINT, photographInput } from '@/lib/contract/photograph'
import { reviewAct } from '@/lib/office/act'
import { reviewCommand } from '@/lib/office/command'
import { nothingToDoOutcome, readyOutcome, refusedField, refusedOutcome } from '@/lib/office/outcomes'
import { REVIEW_WITHDRAWN } from '@/lib/office/review/withdrawn'
import { addReviewPhotograph } from '@/lib/use-cases/reviews/add-review-photograph'
import { readPhotographFile } from '@/lib/use-cases/reviews/read-photograph'
import { removeReviewPhotograph } from '@/lib/use-cases/reviews/remove-review-photograph'

export const addPhotographAct = reviewAct({
  done: 'The photograph is shown with the review.',
  isTypedAtOnce: true,
  fileField: 'photograph',
  input: z.object({ photograph: photographInput.optional() }),
  fields: () => [{ name: 'photograph', label: 'Photograph', type: 'file', hint: PHOTOGRAPH_HINT }],
  async run({ review: { id, bookingId }, input: { photograph }, how, now }) {
    if (how === 'run' && !photograph) return refusedField('photograph', 'Please choose a photograph')
    const answer = await addReviewPhotograph[how]({ id, bookingId, photograph }, now)
    if (answer.kind === 'refused') return refusedOutcome(REFUSALS[answer.reason])
    return readyOutcome([
      'The photograph appears at once with the review, wherever that is shown, until it is removed, or the review is withdrawn or refused.',
    ])
  },
})

export const removePhotographAct = reviewAct({
  done: 'The photograph is deleted.',
  input: z.object({}),
  async run({ review, how, now }) {
    const answer = await removeReviewPhotograph[how](review, now)
    if (answer.kind === 'refused') return refusedOutcome(REVIEW_WITHDRAWN)
    if (answer.kind === 'unchanged') return nothingToDoOutcome('There is no photograph.')
    return readyOutcome([
      'The photograph is deleted; the review stays. Browsers that have shown it keep it for at most five minutes.',
    ])
  },
})

const REFUSALS = {
  withdrawn: REVIEW_WITHDRAWN,
  no_consent: 'The guest has not allowed a photograph.',
  not_published: 'Please publish the review first: a photograph is kept only while it is shown.',
  exists: 'The review has a photograph already. Please remove it first.',
} as const

export const photographCommand = reviewCommand('reviews photo', {
  about: 'show the photograph that the guide took with a published review, if its guest allows it',
  examples: ['LL-7KM4QD --file aurora.jpg', 'LL-7KM4QD --remove'],
  inputs: {
    photograph: { flags: '--file <file>', about: 'the photograph: JPEG, PNG or WebP' },
    remove: { flags: '--remove', about: 'delete the photograph; the review stays' },
  },
  usage: ({ photograph, remove }) =>
    (photograph === undefined) === (remove === undefined)
      ? 'Please give either --file or --remove.'
      : undefined,
  read: async ({ photograph }) =>
    photograph === undefined ? {} : { photograph: await readPhotographFile(String(photograph)) },
  act: ({ remove }) => (remove ? removePhotographAct : addPhotographAct),
})
