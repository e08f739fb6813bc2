import { type Command, InvalidArgumentError } from 'commander'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { type DayRange, parseRange, type TypedRange } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { parseWords } from '@/lib/commands/parse-words'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { type SeasonDay } from '@/lib/db/season'
import { nameGuide } from '@/lib/use-cases/departures/name-guide'

/** Longer ones would not fit the head of the list. */
const LONGEST = 60

export function addDepartureGuide(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure guide', {
    about: 'say who guides dates that have not begun; without a name nobody does yet',
    examples: ['1 tomorrow "Aino Kallio"', '1 2026-12-24..2026-12-26 Eero --yes', '1 tomorrow'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<range>', 'a day or several', parseRange)
    .argument('[name]', 'of the guide', parseGuide)
  changing(command).action(
    (tourId: number, range: TypedRange, name: string | undefined, options: ChangingOptions) =>
      guide({ tourId, guideName: name ?? null, ...range(clock()) }, options, clock()),
  )
}

function parseGuide(text: string): string {
  const name = parseWords(text)
  if (name.length > LONGEST) throw new InvalidArgumentError(`Write 1 to ${LONGEST} characters.`)
  return name
}

type Wanted = DayRange & { readonly tourId: number; readonly guideName: string | null }

async function guide(wanted: Wanted, options: ChangingOptions, now: Date): Promise<void> {
  const name = await loadTourName(wanted.tourId)
  const days = await nameGuide.preview(wanted, now)
  if (days.length === 0) throw new RefusedCommandError(`${name} has no departure ahead then.`)
  const becomes = wanted.guideName ?? 'nobody yet'
  await carryOut(
    {
      preview: [`${name}:`, ...days.map((day) => lineOf(day, becomes))],
      effect: { guests: 0, emails: 0 },
      act: async () => {
        const named = await nameGuide.run(wanted, now)
        return [`${plural(named.length, 'date')}: guided by ${becomes}.`]
      },
    },
    options,
  )
}

function lineOf({ day, guideName }: SeasonDay, becomes: string): string {
  return `  ${formatDay(day)}: guided by ${becomes}${guideName === null ? '' : `, instead of ${guideName}`}`
}
