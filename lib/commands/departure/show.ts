import { type Command } from 'commander'
import { plural } from '@/lib/booking/plural'
import { type Day } from '@/lib/calendar/day'
import { describeDeparture, guestName } from '@/lib/commands/describe-booking'
import { RefusedError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { type Column, printList } from '@/lib/commands/print-list'
import { type Clock, reading, type ReadingOptions, subcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/listed-bookings'
import { listSeason, type SeasonDay } from '@/lib/db/season'

export function addDepartureShow(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure show', {
    about: 'who comes on a departure: the list for its guide',
    examples: ['1 tomorrow', 'snowshoe-rental 2026-12-24 --csv'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
  reading(command).action((tourId: number, day: TypedDay, options: ReadingOptions) =>
    show({ tourId, day: day(clock()) }, options, clock()),
  )
}

type Where = { readonly tourId: number; readonly day: Day }

async function show({ tourId, day }: Where, options: ReadingOptions, now: Date): Promise<void> {
  const name = await loadTourName(tourId)
  const days = { first: day, last: day }
  const [departure] = await listSeason(database(), { tourId, ...days }, now)
  if (!departure) throw new RefusedError(`${name} has no departure on ${day}.`)
  const all = await listBookingsWithMoney(database(), { tourId, days }, now)
  const rows = all
    .filter(({ state }) => state === 'confirmed' || state === 'awaiting_payment')
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const isTable = !options.json && !options.csv
  if (isTable && !options.out) for (const line of await headOf(departure, rows, all)) console.log(line)
  printList({ columns: guideColumns, rows, none: 'Nobody has booked.' }, options)
  if (isTable && !options.out && rows.some(({ specialRequests }) => specialRequests))
    console.log(
      'Wishes may tell of somebody’s health: booking show has them. Ask the guest before the guide learns of it.',
    )
}

/**
 * What a guide needs, and no more: no money, no e-mail address. Wishes are only said to be there, as they may tell of
 * somebody's health, and the privacy policy promises to ask before a guide learns of that.
 */
const guideColumns: readonly Column<BookingListing>[] = [
  { key: 'start', value: ({ startsAt }) => startsAt, text: null },
  { key: 'reference', value: ({ reference }) => reference },
  {
    key: 'name',
    value: ({ customerName }) => customerName,
    text: ({ customerName }) => guestName(customerName),
  },
  { key: 'adults', value: ({ adults }) => adults },
  { key: 'children', value: ({ children }) => children },
  { key: 'phone', value: ({ customerPhone }) => customerPhone },
  { key: 'state', value: ({ state }) => state, text: ({ state }) => state.replace('_', ' ') },
  {
    key: 'wishes',
    value: ({ specialRequests }) => specialRequests !== null,
    text: ({ specialRequests }) => (specialRequests ? 'ask the office' : ''),
  },
]

async function headOf(
  departure: SeasonDay,
  rows: readonly BookingListing[],
  all: readonly BookingListing[],
): Promise<readonly string[]> {
  const count = (of: readonly BookingListing[], key: 'adults' | 'children' | 'seats') =>
    of.reduce((sum, row) => sum + row[key], 0)
  const held = count(
    all.filter(({ state }) => state === 'hold'),
    'seats',
  )
  const party = `${plural(count(rows, 'adults'), 'adult')}, ${plural(count(rows, 'children'), 'child', 'children')}`
  const sale = departure.isCancelled ? 'Cancelled. ' : departure.isClosed ? 'Closed. ' : ''
  const paying = held > 0 ? ` ${plural(held, 'more seat')} held by guests who are paying.` : ''
  return [
    await describeDeparture(departure),
    `${sale}${party}, of ${plural(departure.seats, 'seat')}.${paying}`,
  ]
}
