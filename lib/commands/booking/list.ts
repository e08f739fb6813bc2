import { type Command, InvalidArgumentError } from 'commander'
import { BOOKING_DISPLAY_STATES, type BookingDisplayState } from '@/lib/booking/booking'
import { bookingColumns } from '@/lib/commands/booking/booking-columns'
import { parseDay, parseDayRange, type RangeResolver } from '@/lib/commands/parse-day'
import { loadTourName, parseTourId } from '@/lib/commands/parse-tour-id'
import { printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { bookingStateInput, toBookingFilter } from '@/lib/contract/booking-filter'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'

const LIMIT = 50

type Options = OutputOptions & {
  readonly since?: DayResolver
  readonly state?: BookingDisplayState
  readonly tour?: number
  readonly day?: RangeResolver
  readonly all?: true
}

export function addBookingListCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'booking list', {
    about: 'list bookings, newest first',
    examples: ['--since today', '--state confirmed --tour 1 --day 2026-12-24..2026-12-26 --csv'],
  })
    .option('--since <day>', 'booked on this day or later', parseDay)
    .option('--state <state>', BOOKING_DISPLAY_STATES.join(', '), parseState)
    .option('--tour <tour>', 'for one tour', parseTourId)
    .option('--day <range>', 'for a day, or a range of days', parseDayRange)
    .option('--all', `show all, not just the newest ${LIMIT}`)
  addOutputOptions(command).action((options: Options) => list(options, clock()))
}

async function list(options: Options, now: Date): Promise<void> {
  const { since, state, tour: tourId, day } = options
  if (tourId !== undefined) await loadTourName(tourId)
  const filter = toBookingFilter({ since: since?.(now), state, tourId, days: day?.(now) })
  const rows = await listBookingsWithMoney(database(), filter, now)
  const limit = options.all ? undefined : LIMIT
  printList({ columns: bookingColumns, rows, none: 'No bookings.', limit }, options)
}

/** Parse a state, as leniently as the fields of staff pages. Throws `InvalidArgumentError`. */
function parseState(text: string): BookingDisplayState {
  const state = bookingStateInput.safeParse(text)
  if (!state.success) throw new InvalidArgumentError(`One of: ${BOOKING_DISPLAY_STATES.join(', ')}.`)
  return state.data
}
