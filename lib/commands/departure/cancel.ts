import { type Command, Option } from 'commander'
import { CANCEL_REASONS } from '@/lib/booking/departure-cancellation'
import { type Effect, partiesEffect } from '@/lib/booking/effect'
import { cancelledLine } from '@/lib/booking/party-line'
import { plural } from '@/lib/booking/plural'
import { carryOut } from '@/lib/commands/carry-out'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { parseOfficeWords } from '@/lib/commands/parse-office-words'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { CANCEL_DEPARTURE_REFUSALS } from '@/lib/contract/departure-refusals'
import {
  cancelDeparture,
  type CancelledDeparture,
  type CancelDepartureInput,
} from '@/lib/use-cases/changes/cancel-departure'
import { countTold } from '@/lib/use-cases/outbox/count-told'

type Done = Extract<CancelledDeparture, { kind: 'cancelled' }>

type Options = UndoableOptions & {
  readonly reason: CancelDepartureInput['reason']
  readonly message?: string
}

export function addDepartureCancel(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure cancel', {
    about:
      'cancel a whole departure, for good: nobody can book it any more, who has paid chooses another date or all money back, all others end',
    examples: ['1 2026-12-24 --reason weather', 'snowshoe-rental tomorrow --reason guide --dry-run'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
    .addOption(
      new Option('--reason <reason>', 'what its guests read as the reason; few: too few have booked')
        .choices(CANCEL_REASONS)
        .makeOptionMandatory(),
    )
    .option('--message <words>', 'what its guests read besides, in the e-mail', parseOfficeWords)
  undoable(command).action((tourId: number, day: TypedDay, options: Options) =>
    cancel({ tourId, day: day(clock()), reason: options.reason, words: options.message }, options, clock()),
  )
}

async function cancel(wanted: CancelDepartureInput, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(wanted.tourId)
  const ahead = expectDone(await cancelDeparture.preview(wanted, now))
  const title = await describeDeparture(ahead.departure)
  await carryOut(
    {
      preview: [`${title} would be cancelled, for good.`, ...ahead.parties.map(cancelledLine)],
      effect: await effectOf(ahead),
      act: async () => {
        const call = { name: 'departure cancel', isAtOnce: options.now === true } as const
        const { parties, command } = expectDone(await cancelDeparture.run(wanted, now, call))
        const choosing = parties.filter(({ kind }) => kind === 'choice').length
        const done = `${title} is cancelled: ${plural(parties.length, 'booking')}, ${choosing} of them to choose.`
        return [done, ...undoLine(command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: CancelledDeparture): Done {
  if (answer.kind === 'refused') throw new RefusedCommandError(CANCEL_DEPARTURE_REFUSALS[answer.reason])
  return answer
}

async function effectOf({ parties }: Done): Promise<Effect> {
  const told = parties.filter((party) => party.kind === 'choice' || party.isTold)
  return { ...partiesEffect(parties), emails: await countTold(told.map(({ booking }) => booking)) }
}
