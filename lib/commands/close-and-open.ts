import { type Command } from 'commander'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type DayRange, parseRange, type TypedRange } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listSeason, type SeasonDay } from '@/lib/db/season'
import { setOnSale } from '@/lib/use-cases/departures/set-on-sale'

export function addClose(program: Command, clock: Clock): void {
  const command = subcommand(program, 'close', {
    about: 'take dates off sale; who has booked them keeps their seats',
    examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26'],
  })
  addSale(command, { clock, isClosed: true })
}

export function addOpen(program: Command, clock: Clock): void {
  const command = subcommand(program, 'open', {
    about: 'put dates back on sale',
    examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26 --yes'],
  })
  addSale(command, { clock, isClosed: false })
}

type Sale = { readonly clock: Clock; readonly isClosed: boolean }

function addSale(command: Command, { clock, isClosed }: Sale): void {
  command
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<range>', 'a day or several', parseRange)
  changing(command).action((tourId: number, range: TypedRange, options: ChangingOptions) =>
    offer({ tourId, isClosed, ...range(clock()) }, options, clock()),
  )
}

type Wanted = DayRange & { readonly tourId: number; readonly isClosed: boolean }

async function offer(wanted: Wanted, options: ChangingOptions, now: Date): Promise<void> {
  const name = await loadTourName(wanted.tourId)
  const found = await listSeason(database(), wanted, now)
  if (found.length === 0) throw new RefusedCommandError(`${name} has no departure then.`)
  const rows = found.map((row) => ({ row, hindrance: hindranceOf(row, wanted.isClosed, now) }))
  const changed = rows.filter(({ hindrance }) => hindrance === null).map(({ row }) => row)
  const isRefused = rows.every(({ hindrance }) => hindrance?.isRule)
  const preview = rows.map(({ row, hindrance }) => dayLine(row, hindrance?.text ?? verb(wanted.isClosed)))
  if (isRefused) throw new RefusedCommandError(`${name}: ${preview.map((line) => line.trim()).join('; ')}.`)
  if (changed.length === 0) {
    for (const line of [`${name}:`, ...preview, 'There is nothing to do.']) console.log(line)
    return
  }
  await carryOut(
    {
      preview: [`${name}:`, ...preview],
      effect: { guests: changed.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0), emails: 0 },
      act: async () => {
        const ids = changed.map(({ id }) => id)
        const count = await setOnSale(ids, wanted.isClosed, now)
        return [
          `${plural(count, 'date')} ${count === 1 ? 'is' : 'are'} ${wanted.isClosed ? 'closed' : 'on sale'}.`,
        ]
      },
    },
    options,
  )
}

type Hindrance = {
  readonly text: string
  /** A rule is against it, and it is not only done already. */
  readonly isRule: boolean
}

function hindranceOf(
  { isCancelled, isClosed: isClosedNow, closesAt }: SeasonDay,
  isClosed: boolean,
  now: Date,
): Hindrance | null {
  if (isCancelled) return { text: 'is cancelled, and stays so', isRule: !isClosed }
  if (!isClosed && closesAt <= now)
    return { text: 'can be booked no more: its booking time is over', isRule: true }
  if (isClosed === isClosedNow)
    return { text: isClosed ? 'is closed already' : 'is on sale already', isRule: false }
  return null
}

function dayLine({ day, seats, seatsTaken }: SeasonDay, text: string): string {
  return `  ${formatDay(day)} ${text}; ${seatsTaken} of its ${plural(seats, 'seat')} taken`
}

function verb(isClosed: boolean): string {
  return isClosed ? 'goes off sale' : 'goes on sale'
}
