import { type Command, Option } from 'commander'
import { refundLine } from '@/lib/booking/refund-line'
import { type Effect, returnsEffect } from '@/lib/booking/effect'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseInstant } from '@/lib/commands/parse-instant'
import { parseReference } from '@/lib/commands/parse-reference'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { commandLine } from '@/lib/contract/command-line'
import {
  cancelBooking,
  type Cancellation,
  type CancellationBasis,
} from '@/lib/use-cases/changes/cancel-booking'

const REASONS = {
  ...OPERATOR_REFUSALS,
  outdated: 'What goes back has changed meanwhile.',
  as_of_out_of_range: 'The guest cannot have asked before the booking was made.',
  change_by_us_under_way: 'A change by us is under way.',
  choice_open: 'This guest chooses what happens next. Record the choice: booking choose.',
} as const

/** Nothing to do is no failure. */
const ENDED = 'There is nothing to cancel: this booking has ended already, and nothing was done now.'

type Done = Extract<Cancellation, { kind: 'cancelled' }>

type Options = UndoableOptions & {
  readonly byUs?: true
  readonly asOf?: Date
}

export function addBookingCancel(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking cancel', {
    about:
      'cancel a booking, paid or not; money goes back by the policy it was made under, as of now or of when the guest asked',
    examples: ['LL-7KM4QD', "LL-7KM4QD --as-of '2026-12-11 19:50'", 'LL-7KM4QD --by-us --yes'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .addOption(
      new Option('--as-of <instant>', 'when the guest asked, as 2026-12-11 19:50 in Helsinki')
        .argParser(parseInstant)
        .conflicts('byUs'),
    )
    .option('--by-us', 'for a reason of ours: everything goes back')
  undoable(command).action((reference: string, options: Options) => cancel(reference, options, clock()))
}

async function cancel(reference: string, options: Options, now: Date): Promise<void> {
  const basis = basisOf(options, now)
  const ahead = doneOrEnded(await cancelBooking.preview(reference, basis, now))
  if (!ahead) return console.log(ENDED)
  const title = await describeBooking(ahead.booking, ahead.departure)
  await carryOut(
    {
      preview: [
        `${title}: ${refundLine(ahead)}.`,
        ...(basis === 'us' || ahead.departure.isPrivate ? [ofDeparture(ahead)] : []),
      ],
      effect: effectOf(ahead),
      act: async () => {
        const call = { name: 'booking cancel', isAtOnce: options.now === true } as const
        const done = doneOrEnded(await cancelBooking.run(reference, basis, now, { call }))
        if (!done) return [ENDED]
        return [`${reference} is cancelled: ${refundLine(done)}.`, ...undoLine(done.command, now)]
      },
    },
    options,
  )
}

function basisOf({ byUs, asOf }: Options, now: Date): CancellationBasis {
  if (asOf && asOf > now) throw new UsageError('A guest cannot have asked in the future.')
  return byUs ? 'us' : (asOf ?? now)
}

/** Null where there is nothing to do. */
function doneOrEnded(answer: Cancellation): Done | null {
  if (answer.kind === 'refused' && answer.reason === 'not_live') return null
  if (answer.kind === 'refused') throw new RefusedCommandError(REASONS[answer.reason])
  return answer
}

function effectOf({ booking, returns }: Done): Effect {
  return {
    guests: booking.seats,
    ...returnsEffect(returns),
    emails: booking.customerEmail ? 1 : 0,
  }
}

/** An operator who cancels one party for the weather usually means all of them; a private party is all of them. */
function ofDeparture({ departure: { tourId, day, isClosed, isPrivate } }: Done): string {
  if (isPrivate)
    return `It had the date for itself, which stays off sale until: ${commandLine('open', tourId, day)}`
  const sale = isClosed ? 'The date is off sale' : 'The date stays on sale'
  return `${sale}; to end the whole departure: ${commandLine('departure cancel', tourId, day, '--reason weather')}`
}
