import 'server-only'
import { z } from 'zod'
import { note as noteWords } from '@/lib/contract/fields'
import { flagInput } from '@/lib/contract/operator-inputs'
import { bookingAct } from '@/lib/office/act'
import { type ActionOutcome, nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { type RemarkResult, annotateBooking } from '@/lib/use-cases/changes/annotate-booking'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

export const noteAct = bookingAct({
  done: 'The note is in the history.',
  input: z.object({ note: noteWords.optional() }),
  isTypedAtOnce: true,
  fields: () => [{ name: 'note', label: 'Note', hint: 'Please do not write about anybody’s health.' }],
  async run({ booking: { reference }, input, how, now }) {
    const remark = { kind: 'note', words: input.note ?? '' } as const
    if (how === 'run' && remark.words === '') return refusedOutcome('The note is empty.')
    const answer = await annotateBooking[how](reference, remark, now)
    return toAnswer(answer, ['The note goes into the history. The guest does not see it.'])
  },
})

export const noteCommand = defineBookingCommand('booking note', {
  about: 'add a note to a booking’s history; the guest does not see it',
  examples: ['LL-7KM4QD "Arrives by the night train, calls from the station"'],
  inputs: { note: { argument: '<words>', about: 'text of the note' } },
  act: () => noteAct,
})

/** Record whether a party came. The departure's page also has a tick box for it, next to the party. */
const noShow = bookingAct({
  done: 'It is recorded.',
  input: z.object({ came: flagInput }),
  async run({ booking: { reference }, input: { came }, how, now }) {
    const answer = await annotateBooking[how](reference, { kind: came ? 'came' : 'no_show' }, now)
    return toAnswer(answer, [came ? 'They came.' : 'They did not come.'])
  },
})

export const noShowCommand = defineBookingCommand('booking no-show', {
  about: 'record that a party did not come, or with --came that they did',
  examples: ['LL-7KM4QD', 'LL-7KM4QD --came'],
  inputs: { came: { flags: '--came', about: 'they came after all' } },
  act: () => noShow,
})

/** Record that the guest agreed to the guide seeing their wishes. Rule: wishes-for-the-guide (docs/rules.md) */
export const releaseWishesAct = bookingAct({
  done: 'The guide can now see these wishes.',
  input: z.object({}),
  async run({ booking: { reference, specialRequests }, how, now }) {
    const answer = await annotateBooking[how](reference, { kind: 'wishes_released' }, now)
    return toAnswer(
      answer,
      [
        `The guide will see: “${specialRequests ?? ''}”`,
        'They may say something about a guest’s health. Please confirm only if the guest has agreed.',
      ],
      'The guide can already see these wishes.',
    )
  },
})

export const wishesCommand = defineBookingCommand('booking wishes', {
  about:
    'show the guest’s wishes to the guide, once the guest has agreed: they may say something about health',
  examples: ['LL-7KM4QD --release'],
  inputs: { release: { flags: '--release', about: 'show them on the guide’s list' } },
  usage: ({ release }) => (release ? undefined : 'Please add --release once the guest has agreed.'),
  act: () => releaseWishesAct,
})

function toAnswer(
  answer: RemarkResult,
  lines: readonly string[],
  already = 'That is already recorded.',
): ActionOutcome {
  if (answer.kind === 'refused') return refusedOutcome(OPERATOR_REFUSALS[answer.reason])
  return answer.kind === 'unchanged' ? nothingToDoOutcome(already) : readyOutcome(lines)
}
