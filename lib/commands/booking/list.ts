import { type Command, InvalidArgumentError } from 'commander'
import { SHOWN_STATES, type ShownState } from '@/lib/booking/booking'
import { helsinkiInstant } from '@/lib/calendar/day'
import { bookingColumns } from '@/lib/commands/booking/booking-columns'
import { parseDay, parseRange, type TypedRange } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { printList } from '@/lib/commands/print-list'
import { type Clock, addReadOptions, type ReadingOptions, subcommand } from '@/lib/commands/subcommand'
import { type TypedDay } from '@/lib/contract/typed-day'
import { database } from '@/lib/db/client'
import { listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { wordInput } from '@/lib/contract/operator-inputs'

const LIMIT = 50

type Options = ReadingOptions & {
  readonly since?: TypedDay
  readonly state?: ShownState
  readonly tour?: number
  readonly day?: TypedRange
  readonly all?: true
}

export function addBookingList(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking list', {
    about: 'list bookings, the newest first',
    examples: ['--since today', '--state confirmed --tour 1 --day 2026-12-24..2026-12-26 --csv'],
  })
    .option('--since <day>', 'made on this day or later', parseDay)
    .option('--state <state>', SHOWN_STATES.join(', '), parseOneOf(SHOWN_STATES))
    .option('--tour <tour>', 'of one tour', parseTour)
    .option('--day <range>', 'for a day, or several', parseRange)
    .option('--all', `more than the newest ${LIMIT}`)
  addReadOptions(command).action((options: Options) => list(options, clock()))
}

async function list(options: Options, now: Date): Promise<void> {
  const { since, state, tour: tourId, day } = options
  if (tourId !== undefined) await loadTourName(tourId)
  const from = since && helsinkiInstant(since(now), '00:00')
  const rows = await listBookingsWithMoney(database(), { since: from, state, tourId, days: day?.(now) }, now)
  const limit = options.all ? undefined : LIMIT
  printList({ columns: bookingColumns, rows, none: 'No bookings.', limit }, options)
}

/**
 * Make a parser for one of these words, as lenient as the fields of staff pages. It throws `InvalidArgumentError` for
 * any other word.
 */
function parseOneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  const schema = wordInput(words)
  return (text) => {
    const word = schema.safeParse(text)
    if (!word.success) throw new InvalidArgumentError(`One of: ${words.join(', ')}.`)
    return word.data
  }
}
