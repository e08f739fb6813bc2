import { type Command, Option } from 'commander'
import { type Asking } from '@/lib/booking/asking'
import { type AppliedChange } from '@/lib/booking/change-decision'
import { type Effect, returnsEffect } from '@/lib/booking/effect'
import { changeLine } from '@/lib/booking/change-line'
import { type UndoableName } from '@/lib/booking/undo'
import { bookingStand, bookingTitle } from '@/lib/commands/booking/booking-stand'
import { refusalText } from '@/lib/commands/booking/change-refusals'
import { holdChange, keepAsItIs } from '@/lib/commands/booking/hold-change'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseInstant } from '@/lib/commands/parse-instant'
import { undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { type StoredBooking } from '@/lib/db/bookings'
import { type ChangeCall, requestChange, type RequestedChange } from '@/lib/use-cases/changes/request-change'

export type ChangeOptions = UndoableOptions & {
  readonly byUs?: true
  readonly asOf?: Date
  readonly waive?: true
}

/** What every change of a booking can be told. */
export function changingBooking(command: Command): Command {
  return undoable(command)
    .addOption(
      new Option('--as-of <instant>', 'when the guest asked, as 2026-12-11 19:50 in Helsinki')
        .argParser(parseInstant)
        .conflicts('byUs'),
    )
    .option('--by-us', 'for a reason of ours: without a cut-off')
    .option('--waive', 'what it costs more is ours, and the guest pays nothing for it')
}

/** Preview a change of a booking, ask, and make it: by the same decision as the guest's own. */
export async function changeBookingBy(
  name: UndoableName,
  { reference, wanted }: Pick<ChangeCall, 'reference' | 'wanted'>,
  options: ChangeOptions,
  now: Date,
): Promise<void> {
  const call = { reference, wanted, asking: askingOf(options, now) }
  const ahead = expectPossible(await requestChange.preview(call, now))
  if (ahead.kind === 'unchanged') return keepAsItIs(ahead.booking, options, now)
  if (ahead.kind === 'held') return holdChange({ ...call, terms: ahead.terms }, ahead, options, now)
  const { decision, booking: after, terms } = ahead
  const before = await bookingTitle(ahead.before, now)
  await carryOut(
    {
      preview: [before, `  becomes ${await bookingStand(after, now)}.`, `  ${changeLine(decision, after)}`],
      effect: effectOf(decision, after),
      act: async () => {
        const command = { name, isAtOnce: options.now === true }
        const done = expectPossible(await requestChange.run({ ...call, terms, command }, now))
        if (done.kind !== 'applied') throw new RefusedCommandError(OUTDATED)
        return [`${reference} is ${await bookingStand(done.booking, now)}.`, ...undoLine(done.command, now)]
      },
    },
    options,
  )
}

const OUTDATED = 'Money or seats have changed meanwhile, and nothing is done. Please look again.'

function askingOf({ byUs, asOf, waive }: ChangeOptions, now: Date): Asking {
  if (asOf && asOf > now) throw new UsageError('A guest cannot have asked in the future.')
  return { actor: 'operator', by: byUs ? 'us' : 'guest', asOf, isWaived: waive === true }
}

type Possible = Extract<RequestedChange, { kind: 'applied' | 'held' | 'unchanged' }>

function expectPossible(answer: RequestedChange): Possible {
  if (answer.kind === 'outdated') throw new RefusedCommandError(OUTDATED)
  if (answer.kind === 'refused') throw new RefusedCommandError(refusalText(answer))
  return answer
}

function effectOf({ returns }: AppliedChange, { seats, customerEmail }: StoredBooking): Effect {
  return {
    guests: seats,
    ...returnsEffect(returns),
    emails: customerEmail ? 1 : 0,
  }
}
