import { z } from 'zod'
import { operatorAction } from '@/app/(site)/operator/[token]/actions/action'
import { note as words } from '@/lib/contract/fields'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { remarkOnBooking } from '@/lib/use-cases/changes/remark-on-booking'

/** Words for the office, in the history. */
export const note = operatorAction({
  input: z.object({ note: words.optional() }),
  isTypedAtOnce: true,
  fields: () => [{ name: 'note', label: 'Note', hint: 'Please write nothing about anybody’s health.' }],
  async run({ booking: { reference }, input, shown, now }) {
    const remark = { kind: 'note', words: input.note ?? '' } as const
    if (shown !== null && remark.words === '') return { kind: 'refused', text: 'There are no words.' }
    const answer = await (shown === null ? remarkOnBooking.preview : remarkOnBooking.run)(
      reference,
      remark,
      now,
    )
    if (answer.kind === 'refused') return { kind: 'refused', text: OPERATOR_REFUSALS[answer.reason] }
    return { kind: 'ready', lines: ['The note stands in the history; the guest does not read it.'] }
  },
})
