import 'server-only'
import { z } from 'zod'
import { refundsEffect } from '@/lib/booking/changes/effect'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { digits } from '@/lib/contract/fields'
import { dayInput } from '@/lib/contract/operator-inputs'
import { type ActionOutcome, bookingAct } from '@/lib/office/act'
import { nothing, ready, refused, toShownCents } from '@/lib/office/outcomes'
import { bookingCommand } from '@/lib/office/command'
import { findTargetDate, dateField } from '@/lib/office/target-date'
import { type ChoiceResponse, choose } from '@/lib/use-cases/changes/choose'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { choiceLine } from '@/lib/words/changes/choice-line'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

export const chooseFullRefund = bookingAct({
  done: 'Recorded: all money goes back.',
  input: z.object({}),
  run: async ({ booking: { reference }, how, shown, now }) =>
    toAnswer(
      await choose[how](
        { reference, actor: 'operator', pick: { option: 'full_refund' }, shownCents: toShownCents(shown) },
        now,
      ),
    ),
})

export const chooseAnotherDate = bookingAct({
  done: 'Recorded: another date.',
  input: z.object({ departure: digits(9, 'Please choose a date').optional(), day: dayInput.optional() }),
  fields: async ({ booking, departure }, now) => [
    dateField(await listChoiceDates(booking, departure, now, 'operator'), departure.day),
  ],
  async run({ booking: { reference }, departure, input, how, shown, now }) {
    const departureId = await findTargetDate(departure.tourId, input, now)
    if (departureId === null) return refused(OPERATOR_REFUSALS.date_not_found)
    const pick = { option: 'another_date', departureId } as const
    return toAnswer(
      await choose[how]({ reference, actor: 'operator', pick, shownCents: toShownCents(shown) }, now),
    )
  },
})

export const chooseCommand = bookingCommand('booking choose', {
  about:
    'what a guest has chosen after a cancelled, merged or shifted departure, or a tour without lights: all money back, or another date',
  examples: ['LL-7KM4QD refund', 'LL-7KM4QD move 2026-12-28'],
  inputs: {
    what: { argument: '<what>', about: 'the choice', choices: ['refund', 'move'] },
    day: {
      argument: '[day]',
      about: 'of the departure to move to; of the return trip after a tour without lights',
    },
  },
  usage({ what, day }) {
    if (what === 'refund' && day !== undefined) return 'A refund has no day.'
    return what === 'move' && day === undefined ? 'Say to which day, as 2026-12-28.' : undefined
  },
  act: ({ what }) => (what === 'refund' ? chooseFullRefund : chooseAnotherDate),
})

function toAnswer(answer: ChoiceResponse): ActionOutcome {
  if (answer.kind === 'refused')
    return refused(
      answer.reason === 'not_enough_slots'
        ? 'That date has not enough seats free for the party.'
        : OPERATOR_REFUSALS[answer.reason],
    )
  if (answer.kind === 'unchanged') return nothing('That is chosen already.')
  const returns = answer.kind === 'refunded' || answer.kind === 'moved' ? answer.returns : []
  return ready(
    [`The guest has chosen: ${choiceLine(answer)}. This cannot be undone.`],
    refundsEffect(returns),
    {
      shown: String(totalRefundCents(returns)),
      done: `${choiceLine(answer)}.${answer.kind === 'return_trip' ? ` Its reference is ${answer.booking.reference}.` : ''}`,
    },
  )
}
