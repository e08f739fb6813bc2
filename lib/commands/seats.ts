import { type Command, InvalidArgumentError } from 'commander'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type DayRange, parseRange, type TypedRange } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { type SeasonDay } from '@/lib/db/season'
import { type SeatsChange, setSeats } from '@/lib/use-cases/seats/set-seats'

export function addSeats(program: Command, clock: Clock): void {
  const command = subcommand(program, 'seats', {
    about: 'give dates that have not begun another number of seats, never below those taken',
    examples: ['1 2026-12-24..2026-12-26 12'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<range>', 'a day or several', parseRange)
    .argument('<seats>', 'of each date', parseSeats)
  changing(command).action((tourId: number, range: TypedRange, seats: number, options: ChangingOptions) =>
    setAll({ tourId, seats, ...range(clock()) }, options, clock()),
  )
}

/** A date without a seat is closed. */
function parseSeats(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Write seats as a number from 1 to 999.')
  return Number(text)
}

type Wanted = DayRange & { readonly tourId: number; readonly seats: number }

async function setAll(wanted: Wanted, options: ChangingOptions, now: Date): Promise<void> {
  const name = await loadTourName(wanted.tourId)
  const days = expectChanged(await setSeats.preview(wanted, now), name)
  const preview = [`${name}:`, ...days.map((day) => dayLine(day, wanted.seats))]
  if (days.every(({ seats }) => seats === wanted.seats)) {
    for (const line of [...preview, 'There is nothing to do.']) console.log(line)
    return
  }
  await carryOut(
    {
      preview,
      effect: { guests: 0, emails: 0 },
      act: async () => {
        const done = expectChanged(await setSeats.run(wanted, now), name)
        const count = done.filter(({ seats }) => seats !== wanted.seats).length
        return [`${plural(count, 'date')} with ${plural(wanted.seats, 'seat')} from now on.`]
      },
    },
    options,
  )
}

function expectChanged({ kind, days }: SeatsChange, name: string): readonly SeasonDay[] {
  if (kind === 'refused') {
    const full = days.map(({ day, seatsHeld }) => `${formatDay(day)} has ${seatsHeld} taken`)
    throw new RefusedCommandError(`${name}: ${full.join('; ')}. Nothing is changed.`)
  }
  if (days.length === 0) throw new RefusedCommandError(`${name} has no departure ahead then.`)
  return days
}

function dayLine({ day, seats, seatsTaken }: SeasonDay, wanted: number): string {
  const what = seats === wanted ? `${wanted}, as it is` : `${wanted} instead of ${seats}`
  return `  ${formatDay(day)}: ${what}; ${seatsTaken} taken`
}
