import { type Command, InvalidArgumentError } from 'commander'
import { findTour, tours } from '@/content/tours/all-tours'
import { type Tour } from '@/lib/booking/tour'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { confirmAndRun } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseTourId } from '@/lib/commands/parse-tour-id'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { plural } from '@/lib/language/pluralize'
import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/tour-snapshots'
import {
  openSeason,
  planSeason,
  seasonStartingIn,
  type SeasonPlan,
} from '@/lib/use-cases/departures/open-season'

/** If more days than this are put on sale, they are counted rather than listed. */
const MAX_LISTED_DAYS = 10

export function addSeasonOpenCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'season open', {
    about:
      'put a season on sale from today on, with the prices and times in content/tours; run it again after changing those',
    examples: ['1 2026', 'all 2026 --dry-run'],
  })
    .argument('<tour>', 'the tour’s number or page, or "all"', (text: string) =>
      text.toLowerCase() === 'all' ? 'all' : parseTourId(text),
    )
    .argument('<season>', 'the year in which the season begins', parseYear)
  addConfirmationOptions(command).action((tour: number | 'all', year: number, options: ConfirmationOptions) =>
    open(tour === 'all' ? tours : [findKnownTour(tour)], year, { options, now: clock() }),
  )
}

async function open(
  wanted: readonly Tour[],
  year: number,
  { options, now }: { readonly options: ConfirmationOptions; readonly now: Date },
): Promise<void> {
  const seasons = wanted
    .map((tour) => ({ tour, dates: seasonStartingIn(year, tour) }))
    .filter(({ dates }) => dates.end >= helsinkiDay(now))
  if (seasons.length === 0) throw new RefusedCommandError(`The season of ${year} is over.`)
  const preview: string[] = []
  for (const { tour, dates } of seasons) {
    preview.push(`${tour.name}, ${dates.start} to ${dates.end}:`)
    preview.push(...planLines(await planSeason(tour, dates, now)).map((line) => `  ${line}`))
  }
  await confirmAndRun(
    {
      preview,
      act: async () => {
        let added = 0
        for (const { tour, dates } of seasons) added += (await openSeason(tour, dates, now)).added
        const orphans = (await listOrphanedTours(now)).map((orphan) => sentence(orphanedTourText(orphan)))
        return [`Published, with ${plural(added, 'new departure')}.`, ...orphans]
      },
    },
    options,
  )
}

function planLines({ added, moved, keptForGuests, otherSeats }: SeasonPlan): readonly string[] {
  return [
    `${plural(added.length, 'new departure')} on sale`,
    ...(moved.length > 0 ? [`new times: ${daysText(moved)}`] : []),
    ...(keptForGuests.length > 0
      ? [`kept at other times than the tour’s, because guests have booked them: ${daysText(keptForGuests)}`]
      : []),
    ...(otherSeats.length > 0
      ? [`kept with other numbers of seats than the tour’s: ${daysText(otherSeats)}`]
      : []),
  ]
}

function daysText(days: readonly Day[]): string {
  const named = days.slice(0, MAX_LISTED_DAYS).join(', ')
  return days.length > MAX_LISTED_DAYS ? `${named} and ${days.length - MAX_LISTED_DAYS} more` : named
}

function parseYear(text: string): number {
  if (!/^20\d\d$/.test(text))
    throw new InvalidArgumentError('Write the year in which the season begins, such as 2026.')
  return Number(text)
}

function findKnownTour(id: number): Tour {
  const tour = findTour(id)
  if (!tour) throw new UsageError(`content/tours has no tour ${id}.`)
  return tour
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
