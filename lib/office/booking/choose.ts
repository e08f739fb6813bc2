import 'server-only'
import { z } from 'zod'
import { findTour, tours } from '@/content/tours/all-tours'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { dayInput } from '@/lib/contract/operator-inputs'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { bookingAct } from '@/lib/office/act'
import {
  type ActionOutcome,
  nothingToDoOutcome,
  readyOutcome,
  refusedField,
  parseShownCents,
} from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import {
  FAULTS_OF_DATE,
  targetDateField,
  findTargetDeparture,
  isDateChosen,
  NO_DATE,
  targetDateInput,
  tourAndDayFields,
} from '@/lib/office/target-departure'
import { tourInput } from '@/lib/office/tour-input'
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
    targetDateField(await listChoiceDates(booking, departure, now, { actor: 'operator' }), departure.day),
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

/** A date of a tour that we offered when we cancelled the departure. */
export const chooseAnotherTour = bookingAct({
  done: 'Recorded: the guest takes another tour.',
  input: z.object({ tour: tourInput, day: dayInput }),
  fields: async ({ booking }, now, typed) =>
    tourAndDayFields(await listOfferedTours(booking.id), 'New date', typed, now),
  date: (_, { tour, day }, now) => findTargetDeparture(tour, { day }, now),
  async run({ booking: { reference }, input: { tour, day }, how, shown, now }) {
    const to = await findTargetDeparture(tour, { day }, now)
    if (!to) return refusedField('day', OPERATOR_REFUSALS.date_not_found)
    const pick = { option: 'another_date', departureId: to.id } as const
    const call = { reference, actor: 'operator', pick, shownCents: parseShownCents(shown) } as const
    const answer = await submitChoice[how](call, now)
    if (answer.kind === 'refused' && answer.reason === 'other_tour')
      return refusedField('tour', 'This tour was not offered to the guest.')
    return toAnswer(answer, findTour(tour)?.name)
  },
})

async function listOfferedTours(bookingId: string) {
  const choice = await findOpenChoice(database(), bookingId)
  return tours
    .filter(({ id }) => choice?.offeredTourIds.includes(id))
    .map(({ id, name }) => ({ value: String(id), text: name }))
}

export const chooseCommand = defineBookingCommand('booking choose', {
  about:
    'record what a guest chooses after a departure was cancelled, merged or given another time, or saw no lights: a full refund, another date or a tour that you offered',
  examples: ['LL-7KM4QD refund', 'LL-7KM4QD move 2026-12-28', 'LL-7KM4QD move 2026-12-28 --tour 4'],
  inputs: {
    what: { argument: '<what>', about: 'what the guest chooses', choices: ['refund', 'move'] },
    day: {
      argument: '[day]',
      about: 'of the new departure; after a tour without lights, of the free return trip',
    },
    tour: { flags: '--tour <tour>', about: 'the other tour, by its number or page' },
  },
  usage({ what, day, tour }) {
    if (what === 'refund' && (day !== undefined || tour !== undefined))
      return 'A refund takes no day and no tour.'
    return what === 'move' && day === undefined
      ? 'Please add the day to move to, such as 2026-12-28.'
      : undefined
  },
  act({ what, tour }) {
    if (what === 'refund') return chooseFullRefund
    return tour === undefined ? chooseAnotherDate : chooseAnotherTour
  },
})

function toAnswer(answer: SubmitChoiceResult, tourName?: string): ActionOutcome {
  if (answer.kind === 'refused') {
    const field = FAULTS_OF_DATE.get(answer.reason)
    // Another tour's date is chosen by its day.
    return { kind: 'refused', text: changeRefusalText(answer), field: field && tourName ? 'day' : field }
  }
  if (answer.kind === 'unchanged') return nothingToDoOutcome('The guest has already chosen this.')
  const returns = answer.kind === 'refunded' || answer.kind === 'moved' ? answer.returns : []
  return readyOutcome(
    [
      `The guest has chosen ${choiceLine(answer, tourName)}. This cannot be undone.`,
      ...(answer.endsOpenChange ? [DROPPED_CHANGE_LINE] : []),
    ],
    sumRefundEffects(returns),
    {
      shown: String(totalRefundCents(returns)),
      done: `the guest has chosen ${choiceLine(answer, tourName)}.${answer.kind === 'return_trip' ? ` Its reference is ${answer.booking.reference}.` : ''}`,
    },
  )
}
