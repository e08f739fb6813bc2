import { type Command, InvalidArgumentError } from 'commander'
import { outlivesItsPages } from '@/lib/booking/booking'
import { plural } from '@/lib/booking/plural'
import { formatDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { partyLine } from '@/lib/booking/party-line'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { type ChangedTime, changeTime, type TimeInput } from '@/lib/use-cases/changes/change-time'
import { countTold } from '@/lib/use-cases/outbox/count-told'

const REASONS = {
  no_departure: 'This tour has no departure on that day.',
  cancelled_before: 'This departure is cancelled.',
  already_started: 'This departure has begun.',
  in_the_past: 'That time has passed.',
} as const

type Done = Extract<ChangedTime, { kind: 'changed' }>

export function addTime(program: Command, clock: Clock): void {
  const command = subcommand(program, 'time', {
    about:
      'give a departure another start; its end and its sale’s end go along, and every guest is told, with the calendar file',
    examples: ['1 2026-12-24 19:30'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
    .argument('<time>', 'of the start in Helsinki, as 19:30', parseTime)
  undoable(command).action((tourId: number, day: TypedDay, time: string, options: UndoableOptions) =>
    setTime({ tourId, day: day(clock()), time }, options, clock()),
  )
}

function parseTime(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new InvalidArgumentError('Write a time as 19:30.')
  return text
}

async function setTime(wanted: TimeInput, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(wanted.tourId)
  if (helsinkiTime(helsinkiInstant(wanted.day, wanted.time)) !== wanted.time)
    throw new UsageError(`There is no ${wanted.time} on ${formatDay(wanted.day)}: the clocks skip it.`)
  const ahead = expectDone(await changeTime.preview(wanted, now))
  if (ahead.kind === 'unchanged')
    return console.log(`It starts at ${wanted.time} already. There is nothing to do.`)
  const title = await describeDeparture(ahead.before)
  await carryOut(
    {
      preview: [`${title} would start at ${wanted.time}.`, ...ahead.parties.map(lineOf)],
      effect: {
        guests: ahead.parties.reduce((count, { booking }) => count + booking.seats, 0),
        emails: await countTold(
          ahead.parties.map(({ booking }) => booking).filter((booking) => !isAboutToPay(booking)),
        ),
      },
      act: async () => {
        const call = { name: 'time', isAtOnce: options.now === true } as const
        const done = expectDone(await changeTime.run(wanted, now, call))
        const { parties, command } = done.kind === 'changed' ? done : { parties: [], command: undefined }
        const told = `${title} starts at ${wanted.time} now, with ${plural(parties.length, 'booking')}.`
        return [told, ...undoLine(command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: ChangedTime): Exclude<ChangedTime, { kind: 'refused' }> {
  if (answer.kind === 'refused') throw new RefusedCommandError(REASONS[answer.reason])
  return answer
}

function lineOf({ booking, opensChoice }: Done['parties'][number]): string {
  if (isAboutToPay(booking)) return partyLine(booking, 'is about to pay')
  return partyLine(booking, opensChoice ? 'is told, and may choose otherwise' : 'is told')
}

function isAboutToPay(booking: Done['parties'][number]['booking']): boolean {
  return booking.state === 'hold' && !outlivesItsPages(booking)
}
