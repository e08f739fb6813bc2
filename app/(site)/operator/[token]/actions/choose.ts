import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { dateField } from '@/app/(site)/operator/[token]/actions/date-field'
import { choiceLine } from '@/lib/booking/choice-line'
import { returnsEffect } from '@/lib/booking/effect'
import { returnsCents } from '@/lib/booking/refund'
import { dateInput } from '@/lib/contract/guest-page'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { choose, type ChoiceCall, type ChoiceMade } from '@/lib/use-cases/changes/choose'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-choice-dates'

/** What a guest who has called has chosen: all money back, */
export const fullRefund = operatorAction({
  input: z.object({}),
  run: ({ booking: { reference }, shown, now }) =>
    chooseFor({ reference, actor: 'operator', pick: { option: 'full_refund' } }, shown, now),
})

/** or another date. */
export const anotherDate = operatorAction({
  input: dateInput,
  fields: async ({ booking, departure }, now) => [
    dateField(await listChoiceDates(booking, departure, now, 'operator'), departure.day),
  ],
  run: ({ booking: { reference }, input, shown, now }) => {
    const pick = { option: 'another_date', departureId: input.departure } as const
    return chooseFor({ reference, actor: 'operator', pick }, shown, now)
  },
})

async function chooseFor(call: ChoiceCall, shown: string | null, now: Date): Promise<Told> {
  if (shown === null) return tell(await choose.preview(call, now))
  return tell(await choose.run({ ...call, shownCents: Number(shown) }, now))
}

function tell(answer: ChoiceMade): Told {
  if (answer.kind === 'refused')
    return {
      kind: 'refused',
      text:
        answer.reason === 'not_enough_slots'
          ? 'That date has not enough seats free for the party.'
          : OPERATOR_REFUSALS[answer.reason],
    }
  if (answer.kind === 'unchanged') return { kind: 'refused', text: 'That is chosen already.' }
  const returns = answer.kind === 'refunded' || answer.kind === 'moved' ? answer.returns : []
  return {
    kind: 'ready',
    lines: [`The guest has chosen: ${choiceLine(answer)}. This cannot be undone.`],
    effect: returnsEffect(returns),
    shown: String(returnsCents(returns)),
  }
}
