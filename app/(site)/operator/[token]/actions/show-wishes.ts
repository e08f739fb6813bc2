import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { type Remarked, remarkOnBooking } from '@/lib/use-cases/changes/remark-on-booking'

/** The guest has agreed that the guide reads the wishes. Rule: wishes-for-the-guide (docs/rules.md) */
export const showWishes = operatorAction({
  input: z.object({}),
  async run({ booking: { reference }, shown, now }) {
    const remark = { kind: 'wishes_released' } as const
    return tell(
      await (shown === null ? remarkOnBooking.preview : remarkOnBooking.run)(reference, remark, now),
    )
  },
})

function tell(answer: Remarked): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: OPERATOR_REFUSALS[answer.reason] }
  if (answer.kind === 'unchanged') return { kind: 'refused', text: 'The guide reads these wishes already.' }
  return {
    kind: 'ready',
    lines: [
      `The guide’s list says: “${answer.booking.specialRequests ?? ''}”`,
      'They may tell of somebody’s health: please confirm only once the guest has agreed.',
    ],
  }
}
