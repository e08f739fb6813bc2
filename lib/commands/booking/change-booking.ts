import { type Command, Option } from 'commander'
import { type Asking } from '@/lib/booking/asking'
import { type AppliedChange } from '@/lib/booking/change-decision'
import { formatEuros } from '@/lib/booking/money'
import { partyOf } from '@/lib/booking/places'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { refusalText } from '@/lib/commands/booking/change-refusals'
import { type Effect, returnsEffect } from '@/lib/booking/effect'
import { changeLine } from '@/lib/booking/change-line'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedError, UsageError } from '@/lib/commands/failures'
import { parseInstant } from '@/lib/commands/parse-instant'
import { undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import {
  type ChangeCall,
  previewChange,
  requestChange,
  type RequestedChange,
} from '@/lib/use-cases/changes/request-change'

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
    .option('--waive', 'what it costs more is ours')
}

/** Preview a change of a booking, ask, and make it: by the same decision as the guest's own. */
export async function changeBookingBy(
  name: string,
  { reference, wish }: Pick<ChangeCall, 'reference' | 'wish'>,
  options: ChangeOptions,
  now: Date,
): Promise<void> {
  const call = { reference, wish, asking: askingOf(options, now) }
  const ahead = expectPossible(await previewChange(call, now))
  if (ahead.kind === 'unchanged') return console.log(`${reference} is so already. There is nothing to do.`)
  const { decision, booking: after, terms } = ahead
  const before = await titleOf(ahead.before, now)
  await carryOut(
    {
      preview: [before, `  becomes ${await standOf(after, now)}.`, `  ${changeLine(decision, after)}`],
      effect: effectOf(decision, after),
      act: async () => {
        const command = { name, isAtOnce: options.now === true }
        const done = expectPossible(await requestChange({ ...call, terms, command }, now))
        if (done.kind === 'unchanged') return [`${reference} is so already.`]
        return [`${reference} is ${await standOf(done.booking, now)}.`, ...undoLine(done.command, now)]
      },
    },
    options,
  )
}

function askingOf({ byUs, asOf, waive }: ChangeOptions, now: Date): Asking {
  if (asOf && asOf > now) throw new UsageError('A guest cannot have asked in the future.')
  return { actor: 'operator', by: byUs ? 'us' : 'guest', asOf, isWaived: waive === true }
}

type Possible = Extract<RequestedChange, { kind: 'applied' | 'unchanged' }>

function expectPossible(answer: RequestedChange): Possible {
  if (answer.kind === 'outdated')
    throw new RefusedError('Money or seats have changed meanwhile, and nothing is done. Please look again.')
  if (answer.kind === 'held')
    throw new RefusedError(
      `${formatEuros(answer.decision.quoted.payCents)} more would have to be paid first, and a change has no payment link yet. With --waive the difference is ours.`,
    )
  if (answer.kind === 'refused') throw new RefusedError(refusalText(answer))
  return answer
}

async function titleOf(booking: StoredBooking, now: Date): Promise<string> {
  const departure = await findDeparture(database(), booking.departureId, now)
  return departure ? describeBooking(booking, departure) : booking.reference
}

/** `2 adults and 1 child on Saturday, 12 December 2026, 487 €` */
async function standOf({ places, departureId, totalCents }: StoredBooking, now: Date): Promise<string> {
  const departure = await findDeparture(database(), departureId, now)
  const { adults, children } = partyOf(places)
  const guests = [plural(adults, 'adult'), ...(children > 0 ? [plural(children, 'child', 'children')] : [])]
  return `${guests.join(' and ')} on ${departure ? formatDay(departure.day) : 'no date'}, ${formatEuros(totalCents)}`
}

function effectOf({ returns }: AppliedChange, { seats, customerEmail }: StoredBooking): Effect {
  return {
    guests: seats,
    ...returnsEffect(returns),
    emails: customerEmail ? 1 : 0,
  }
}
