import { type Command } from 'commander'
import { partiesEffect } from '@/lib/booking/effect'
import { notSeenLine } from '@/lib/booking/party-line'
import { plural } from '@/lib/booking/plural'
import { carryOut } from '@/lib/commands/carry-out'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { NOT_SEEN_REFUSALS } from '@/lib/contract/departure-refusals'
import { type TourDay } from '@/lib/use-cases/changes/cancel-departure'
import { type NotSeen, sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { countTold } from '@/lib/use-cases/outbox/count-told'

type Done = Extract<NotSeen, { kind: 'not_seen' }>

export function addDepartureNotSeen(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure not-seen', {
    about:
      'no northern lights were seen on the tour with the guarantee: each party that came chooses between a full refund and a free return trip',
    examples: ['1 2026-12-24'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
  undoable(command).action((tourId: number, day: TypedDay, options: UndoableOptions) =>
    say({ tourId, day: day(clock()) }, options, clock()),
  )
}

async function say(where: TourDay, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(where.tourId)
  const ahead = expectDone(await sayNotSeen.preview(where, now))
  const title = await describeDeparture(ahead.departure)
  if (ahead.parties.length === 0)
    return console.log(`${title}: nobody is left who has no choice yet. There is nothing to do.`)
  await carryOut(
    {
      preview: [`${title} saw no northern lights.`, ...ahead.parties.map(notSeenLine)],
      effect: {
        ...partiesEffect(ahead.parties),
        emails: await countTold(ahead.parties.map(({ booking }) => booking)),
      },
      act: async () => {
        const call = { name: 'departure not-seen', isAtOnce: options.now === true } as const
        const { parties, command } = expectDone(await sayNotSeen.run(where, now, call))
        return [`${title}: ${plural(parties.length, 'booking')} to choose.`, ...undoLine(command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: NotSeen): Done {
  if (answer.kind === 'refused') throw new RefusedCommandError(NOT_SEEN_REFUSALS[answer.reason])
  return answer
}
