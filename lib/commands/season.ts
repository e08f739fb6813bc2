import { type Command } from 'commander'
import { centsToEuros } from '@/lib/booking/money/money'
import { addDays, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { UsageError } from '@/lib/commands/failures'
import { parseDayRange, type RangeResolver } from '@/lib/commands/parse-day'
import { loadTourName, parseTourId } from '@/lib/commands/parse-tour-id'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { formatWeekday } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

const LIMIT = 50

type Options = OutputOptions & { readonly all?: true }

export function addSeasonCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'season', {
    about: 'list departures with their seats, prices and state, from today on or in a range',
    examples: ['1', '1 2026-12-24..2026-12-26', 'tomorrow', 'ice-fishing --all --csv'],
  })
    .argument('[tour]', 'the tour’s number or page; all tours if left out', parseTourOrRange)
    .argument('[range]', 'a day, or a range of days', parseDayRange)
    .option('--all', `show all, not just the next ${LIMIT}`)
  addOutputOptions(command).action(
    (first: number | RangeResolver | undefined, second: RangeResolver | undefined, options: Options) => {
      if (typeof first !== 'function') return season({ tourId: first, range: second }, options, clock())
      if (second) throw new UsageError('Write the tour first, then the days.')
      return season({ range: first }, options, clock())
    },
  )
}

function parseTourOrRange(text: string): number | RangeResolver {
  return /^(today|tomorrow|\d{4}-)/i.test(text) ? parseDayRange(text) : parseTourId(text)
}

async function season(
  { tourId, range }: { readonly tourId?: number; readonly range?: RangeResolver },
  options: Options,
  now: Date,
): Promise<void> {
  if (tourId !== undefined) await loadTourName(tourId)
  const days = range?.(now) ?? { first: helsinkiDay(now) }
  const rows = await listSeasonDepartures(database(), { tourId, ...days }, now)
  const limit = range || options.all ? undefined : LIMIT
  printList({ columns, rows, none: 'There are no departures.', limit }, options)
}

/** The columns of the list of a season's departures. Scripts rely on their keys. */
const columns: readonly ListColumn<SeasonDeparture>[] = [
  { key: 'tour', value: ({ tourId }) => tourId },
  { key: 'day', value: ({ day }) => day, text: ({ day }) => `${day} ${formatWeekday(day)}` },
  { key: 'start', value: ({ startsAt }) => startsAt, text: toStart },
  { key: 'seats', value: ({ seats }) => seats },
  { key: 'taken', value: ({ seatsTaken }) => seatsTaken },
  { key: 'free', value: ({ seats, seatsTaken }) => seats - seatsTaken },
  { key: 'waiting', value: ({ waiting }) => waiting },
  price('adultPrice', ({ prices }) => prices.adultCents),
  price('childPrice', ({ prices }) => prices.childCents),
  { key: 'state', value: toState, text: (row) => toState(row).replace('_', ' ') },
]

function price(key: string, centsOf: (row: SeasonDeparture) => number): ListColumn<SeasonDeparture> {
  return { key, value: (row) => centsToEuros(centsOf(row)), text: (row) => formatEuros(centsOf(row)) }
}

function toState({ isClosed, isCancelled }: SeasonDeparture): string {
  if (isCancelled) return 'cancelled'
  return isClosed ? 'closed' : 'on_sale'
}

/** Format the start of a departure; one after midnight counts as part of the night before. */
function toStart({ day, startsAt }: SeasonDeparture): string {
  const time = helsinkiTime(startsAt)
  return helsinkiDay(startsAt) === addDays(day, 1) ? `${time} +1` : time
}
