import { type Command } from 'commander'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { parseDay } from '@/lib/commands/parse-day'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import {
  addOutputOptions,
  type Clock,
  defineSubcommand,
  describeCommandGroup,
  type OutputOptions,
} from '@/lib/commands/subcommand'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { listReviewsSince, type ReviewOfBooking } from '@/lib/db/reviews'
import { formatInstant } from '@/lib/language/dates'

const DEFAULT_DAYS = 90

type Options = OutputOptions & { readonly since?: DayResolver }

/** Add `reviews list`. `publish`, `refuse` and `reply` are defined in lib/office. */
export function addReviewsListCommand(program: Command, clock: Clock): void {
  describeCommandGroup(program, 'reviews', 'guests’ reviews: read, publish, refuse and answer them')
  const command = defineSubcommand(program, 'reviews list', {
    about: 'list reviews by guests who came; newest first, last 90 days',
    examples: ['', '--since 2026-12-01 --csv'],
  }).option('--since <day>', 'received on this day or later', parseDay)
  addOutputOptions(command).action((options: Options) => list(options, clock()))
}

async function list(options: Options, now: Date): Promise<void> {
  const since = options.since?.(now) ?? addDays(helsinkiDay(now), 1 - DEFAULT_DAYS)
  const rows = await listReviewsSince(database(), helsinkiInstant(since, '00:00'))
  printList({ columns, rows, none: 'There were no reviews in this time.' }, options)
}

const columns: readonly ListColumn<ReviewOfBooking>[] = [
  {
    key: 'at',
    head: 'Received',
    value: ({ createdAt }) => createdAt,
    text: ({ createdAt }) => formatInstant(createdAt),
  },
  { key: 'reference', value: ({ reference }) => reference },
  { key: 'state', value: ({ state }) => state },
  { key: 'refusedFor', head: 'Why', value: ({ refusedFor }) => refusedFor },
  { key: 'tour', value: ({ tourId }) => tourId },
  { key: 'day', value: ({ day }) => day },
  { key: 'stars', value: ({ stars }) => stars },
  { key: 'firstName', head: 'Name', value: ({ firstName }) => firstName },
  { key: 'country', value: ({ country }) => country },
  {
    key: 'photo',
    value: ({ photoConsentAt }) => photoConsentAt !== null,
    text: ({ photoConsentAt }) => (photoConsentAt ? 'yes' : 'no'),
  },
  { key: 'words', value: ({ words }) => words },
  { key: 'reply', value: ({ reply }) => reply },
]
