import 'server-only'
import { z } from 'zod'
import { refundsEffect } from '@/lib/booking/changes/effect'
import { commandLine } from '@/lib/contract/command-line'
import { instantInput } from '@/lib/contract/operator-inputs'
import { type ActionOutcome, bookingAct } from '@/lib/office/act'
import { invalidInput, nothing, ready, refused, toShownCents } from '@/lib/office/outcomes'
import { AS_OF } from '@/lib/office/booking/change'
import { bookingCommand } from '@/lib/office/command'
import { cancelBooking, type Cancellation } from '@/lib/use-cases/changes/cancel-booking'
import { refundLine } from '@/lib/words/money/refund-line'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Cancel for our own reasons, at any time: everything the guest has paid and not yet got back is refunded. */
export const cancelForUs = bookingAct({
  done: 'The booking is cancelled for a reason of ours.',
  undoable: 'booking cancel',
  showsEmail: true,
  input: z.object({}),
  run: async ({ booking, how, shown, call, now }) =>
    toAnswer(
      await cancelBooking[how](booking.reference, 'us', now, { call, shownCents: toShownCents(shown) }),
      'us',
    ),
})

/** Cancel at the guest's request: the booking's terms decide the refund, as of now or of when the guest asked. */
export const cancelForGuest = bookingAct({
  done: 'The booking is cancelled for the guest.',
  undoable: 'booking cancel',
  showsEmail: true,
  input: z.object({ asOf: instantInput.optional() }),
  async run({ booking, input, how, shown, call, now }) {
    const { asOf = now } = input
    if (asOf > now) return invalidInput(OPERATOR_REFUSALS.asked_ahead)
    const by = { call, shownCents: toShownCents(shown) }
    return toAnswer(await cancelBooking[how](booking.reference, asOf, now, by), 'guest')
  },
})

export const cancelCommand = bookingCommand('booking cancel', {
  about:
    'cancel a booking, paid or not; money goes back by the policy it was made under, as of now or of when the guest asked',
  examples: ['LL-7KM4QD', "LL-7KM4QD --as-of '2026-12-11 19:50'", 'LL-7KM4QD --by-us --yes'],
  inputs: {
    asOf: AS_OF,
    byUs: { flags: '--by-us', about: 'for a reason of ours: everything goes back' },
  },
  act: ({ byUs }) => (byUs ? cancelForUs : cancelForGuest),
})

const TERMS = {
  us: 'For a reason of ours: all that was paid and is left goes back, at any time.',
  guest: 'At the guest’s wish: what goes back is what the terms of the booking give back.',
} as const

function toAnswer(answer: Cancellation, by: keyof typeof TERMS): ActionOutcome {
  if (answer.kind === 'refused' && answer.reason === 'not_live')
    return nothing('There is nothing to cancel: this booking has ended already.')
  if (answer.kind === 'refused') {
    const hint = answer.reason === 'choice_open' ? 'Record the choice: booking choose.' : undefined
    return refused(OPERATOR_REFUSALS[answer.reason], hint)
  }
  const { departure, refund, returns, command } = answer
  return ready(
    [
      TERMS[by],
      `The booking is cancelled: ${refundLine(answer)}.`,
      ...(by === 'us' || departure.isPrivate ? [departureLine(answer)] : []),
    ],
    refundsEffect(returns),
    { shown: String(refund.cents ?? 0), done: `is cancelled: ${refundLine(answer)}.`, command },
  )
}

/**
 * Suggest cancelling the whole departure: an operator who cancels one party because of the weather usually means all of
 * them. For a private party, which had the date to itself, show how to put the date back on sale.
 */
function departureLine({
  departure: { tourId, day, isClosed, isPrivate },
}: Extract<Cancellation, { kind: 'cancelled' }>): string {
  if (isPrivate)
    return `It had the date for itself, which stays off sale until: ${commandLine('open', tourId, day)}`
  const sale = isClosed ? 'The date is off sale' : 'The date stays on sale'
  return `${sale}; to end the whole departure: ${commandLine('departure cancel', tourId, day, '--reason weather')}`
}
