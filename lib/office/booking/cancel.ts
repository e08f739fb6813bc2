import 'server-only'
import { z } from 'zod'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { formatCommand } from '@/lib/contract/format-command'
import { optionalInput, instantInput } from '@/lib/contract/operator-inputs'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { bookingAct } from '@/lib/office/act'
import {
  type ActionOutcome,
  nothingToDoOutcome,
  readyOutcome,
  refusedOutcome,
  refusedField,
  parseShownCents,
} from '@/lib/office/outcomes'
import {
  AS_OF,
  AS_OF_FIELD,
  CHOICE_HINT,
  NO_DEADLINE,
  refuseFutureRequestTime,
} from '@/lib/office/booking/on-behalf'
import { defineBookingCommand } from '@/lib/office/command'
import { cancelBooking, type CancellationResult } from '@/lib/use-cases/changes/cancel-booking'
import { DROPPED_CHANGE_LINE } from '@/lib/words/changes/change-cost-line'
import { refundLine } from '@/lib/words/money/refund-line'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Cancel for our own reasons, at any time: everything the guest has paid and not yet been refunded is refunded. */
export const cancelForUs = bookingAct({
  done: 'We have cancelled the booking.',
  undoable: 'booking cancel',
  showsEmail: true,
  input: z.object({ asOf: z.undefined(NO_DEADLINE).optional() }),
  run: async ({ booking, how, shown, call, now }) =>
    toAnswer(
      await cancelBooking[how](booking.reference, 'us', now, { call, shownCents: parseShownCents(shown) }),
      'us',
    ),
})

/** Cancel at the guest's request: the booking's terms decide the refund, as of now or of when the guest asked. */
export const cancelForGuest = bookingAct({
  done: 'The booking is cancelled for the guest.',
  isFormOptional: true,
  undoable: 'booking cancel',
  showsEmail: true,
  input: z.object({ asOf: optionalInput(instantInput) }),
  fields: () => [AS_OF_FIELD],
  async run({ booking, input, how, shown, call, now }) {
    const { asOf = now } = input
    if (asOf > now) return refuseFutureRequestTime()
    const by = { call, shownCents: parseShownCents(shown) }
    return toAnswer(await cancelBooking[how](booking.reference, asOf, now, by), 'guest')
  },
})

export const cancelCommand = defineBookingCommand('booking cancel', {
  about:
    'cancel a booking, paid or not; its own terms decide the refund, as of now or of when the guest asked',
  examples: ['LL-7KM4QD', "LL-7KM4QD --as-of '2026-12-11 19:50'", 'LL-7KM4QD --by-us --yes'],
  inputs: {
    asOf: AS_OF,
    byUs: { flags: '--by-us', about: 'for our own reasons: everything is refunded' },
  },
  act: ({ byUs }) => (byUs ? cancelForUs : cancelForGuest),
})

const TERMS = {
  us: 'We are cancelling, so everything the guest has paid is refunded.',
  guest: 'The guest is cancelling, so the refund follows the terms of the booking.',
} as const

function toAnswer(answer: CancellationResult, by: keyof typeof TERMS): ActionOutcome {
  if (answer.kind === 'refused' && answer.reason === 'not_live')
    return nothingToDoOutcome('There is nothing to cancel: this booking has already ended.')
  if (answer.kind === 'refused' && answer.reason === 'as_of_out_of_range')
    return refusedField('asOf', OPERATOR_REFUSALS[answer.reason])
  if (answer.kind === 'refused')
    return refusedOutcome(
      OPERATOR_REFUSALS[answer.reason],
      answer.reason === 'choice_open' ? CHOICE_HINT : undefined,
    )
  const { departure, refund, returns, endsOpenChange, command } = answer
  return readyOutcome(
    [
      TERMS[by],
      `The booking is cancelled: ${refundLine(answer)}.`,
      ...(endsOpenChange ? [DROPPED_CHANGE_LINE] : []),
      ...(by === 'us' || departure.isPrivate ? [saleLine(departure)] : []),
    ],
    sumRefundEffects(returns),
    {
      shown: String(refund.cents ?? 0),
      next: by === 'us' || departure.isPrivate ? nextStep(departure) : undefined,
      done: `is cancelled: ${refundLine(answer)}.`,
      command,
    },
  )
}

function saleLine({ isPrivate, isClosed }: StoredDeparture): string {
  if (isPrivate) return 'The date was private, and stays off sale.'
  return isClosed ? 'The date is off sale.' : 'The date stays on sale.'
}

/**
 * Suggest cancelling the whole departure: an operator who cancels one party because of the weather usually means all of
 * them. After a private party, for which the date was closed, say how to put the date back on sale.
 */
function nextStep({ isPrivate, tourId, day }: StoredDeparture) {
  return isPrivate
    ? {
        page: 'To sell the date again, put it on sale on the departure’s page.',
        command: `To sell the date again: ${formatCommand('open', tourId, day)}`,
      }
    : {
        page: 'To cancel for everybody on this date, use ‘Cancel departure’ on the departure’s page.',
        command: `To cancel for everybody on this date: ${formatCommand('departure cancel', tourId, day, '--reason weather')}`,
      }
}
