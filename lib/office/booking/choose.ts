import 'server-only'
import { z } from 'zod'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { bookingAct } from '@/lib/office/act'
import {
  type ActionOutcome,
  nothingToDoOutcome,
  readyOutcome,
  refusedOutcome,
  refusedField,
  parseShownCents,
} from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import {
  targetDateField,
  findTargetDeparture,
  isDateChosen,
  NO_DATE,
  targetDateInput,
} from '@/lib/office/target-departure'
import { type SubmitChoiceResult, submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { DROPPED_CHANGE_LINE } from '@/lib/words/changes/change-cost-line'
import { choiceLine } from '@/lib/words/changes/choice-line'
import { changeRefusalText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

export const chooseFullRefund = bookingAct({
  done: 'Recorded: the guest gets a full refund.',
  input: z.object({}),
  run: async ({ booking: { reference }, how, shown, now }) =>
    toAnswer(
      await submitChoice[how](
        { reference, actor: 'operator', pick: { option: 'full_refund' }, shownCents: parseShownCents(shown) },
        now,
      ),
    ),
})

export const chooseAnotherDate = bookingAct({
  done: 'Recorded: the guest comes on another date.',
  input: z.object(targetDateInput).refine(isDateChosen, NO_DATE),
  fields: async ({ booking, departure }, now) => [
    targetDateField(await listChoiceDates(booking, departure, now, 'operator'), departure.day),
  ],
  date: ({ departure: { tourId } }, input, now) => findTargetDeparture(tourId, input, now),
  async run({ booking: { reference }, departure, input, how, shown, now }) {
    const to = await findTargetDeparture(departure.tourId, input, now)
    if (!to) return refusedField('departure', OPERATOR_REFUSALS.date_not_found)
    const pick = { option: 'another_date', departureId: to.id } as const
    return toAnswer(
      await submitChoice[how](
        { reference, actor: 'operator', pick, shownCents: parseShownCents(shown) },
        now,
      ),
    )
  },
})

export const chooseCommand = defineBookingCommand('booking choose', {
  about:
    'record what a guest chooses after a departure was cancelled, merged or given another time, or saw no lights: a full refund or another date',
  examples: ['LL-7KM4QD refund', 'LL-7KM4QD move 2026-12-28'],
  inputs: {
    what: { argument: '<what>', about: 'what the guest chooses', choices: ['refund', 'move'] },
    day: {
      argument: '[day]',
      about: 'of the new departure; after a tour without lights, of the free return trip',
    },
  },
  usage({ what, day }) {
    if (what === 'refund' && day !== undefined) return 'A refund takes no day.'
    return what === 'move' && day === undefined
      ? 'Please add the day to move to, such as 2026-12-28.'
      : undefined
  },
  act: ({ what }) => (what === 'refund' ? chooseFullRefund : chooseAnotherDate),
})

function toAnswer(answer: SubmitChoiceResult): ActionOutcome {
  if (answer.kind === 'refused') return refusedOutcome(changeRefusalText(answer))
  if (answer.kind === 'unchanged') return nothingToDoOutcome('The guest has already chosen this.')
  const returns = answer.kind === 'refunded' || answer.kind === 'moved' ? answer.returns : []
  return readyOutcome(
    [
      `The guest has chosen ${choiceLine(answer)}. This cannot be undone.`,
      ...(answer.endsOpenChange ? [DROPPED_CHANGE_LINE] : []),
    ],
    sumRefundEffects(returns),
    {
      shown: String(totalRefundCents(returns)),
      done: `the guest has chosen ${choiceLine(answer)}.${answer.kind === 'return_trip' ? ` Its reference is ${answer.booking.reference}.` : ''}`,
    },
  )
}
