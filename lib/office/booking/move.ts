import 'server-only'
import { type OperatorField } from '@/lib/contract/operator-page'
import { bookingAct, type BookingSubject } from '@/lib/office/act'
import { refusedField } from '@/lib/office/outcomes'
import { changeOnBehalf } from '@/lib/office/booking/change'
import { ON_BEHALF, ON_BEHALF_FIELDS, onBehalfInput } from '@/lib/office/booking/on-behalf'
import { defineBookingCommand } from '@/lib/office/command'
import {
  targetDateField,
  findTargetDeparture,
  isDateChosen,
  NO_DATE,
  targetDateInput,
} from '@/lib/office/target-departure'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { changeRefusalText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

export const moveAct = bookingAct({
  done: 'The booking is moved.',
  undoable: 'booking move',
  input: onBehalfInput.safeExtend(targetDateInput).refine(isDateChosen, NO_DATE),
  fields: async (of, now) => [await newDateField(of, now), ...ON_BEHALF_FIELDS],
  date: ({ departure: { tourId } }, input, now) => findTargetDeparture(tourId, input, now),
  async run(run) {
    const to = await findTargetDeparture(run.departure.tourId, run.input, run.now)
    if (!to) return refusedField('departure', OPERATOR_REFUSALS.date_not_found)
    return changeOnBehalf({ kind: 'move', departureId: to.id }, run)
  },
})

export const moveCommand = defineBookingCommand('booking move', {
  about: 'move a booking to another date of the same tour, at the prices of that date',
  examples: ['LL-7KM4QD 2026-12-26', 'LL-7KM4QD tomorrow --by-us --waive'],
  inputs: { day: { argument: '<day>', about: 'of the new departure' }, ...ON_BEHALF },
  act: () => moveAct,
})

/**
 * Moving a guest for our own reasons has no cut-off. If the extra cost is waived, dates are offered even if too little
 * time is left to pay for them.
 */
const BY_US = [false, true].map((isWaived) => ({ actor: 'operator', by: 'us', isWaived }) as const)

/**
 * Offer the dates to move to. If none can be chosen, preview a move to any of them to find out why, and show the reason
 * in the field.
 */
async function newDateField({ booking, departure }: BookingSubject, now: Date): Promise<OperatorField> {
  const dates = await listOpenDates(booking, departure, now, BY_US)
  const any = dates.find(({ id }) => id !== departure.id)
  if (!any || dates.some(({ differenceCents }) => differenceCents !== null))
    return targetDateField(dates, departure.day)
  const wanted = { kind: 'move', departureId: any.id } as const
  const asking = { actor: 'operator', by: 'us', isWaived: true } as const
  const answer = await requestChange.preview({ reference: booking.reference, wanted, asking }, now)
  const isOfBooking = answer.kind === 'refused' && !DATE_REFUSALS.has(answer.reason)
  return targetDateField(dates, departure.day, isOfBooking ? changeRefusalText(answer) : undefined)
}

/** Reasons for refusal that depend on the date, so that another date may be possible. */
const DATE_REFUSALS: ReadonlySet<string> = new Set(['not_enough_slots', 'date_closed', 'crypto_closed'])
