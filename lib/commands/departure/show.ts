import { type Command, Option } from 'commander'
import { countGuests, type GuideListRow } from '@/lib/booking/days/guide-list'
import { type Day } from '@/lib/calendar/day'
import { describeDeparture } from '@/lib/office/describe'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay } from '@/lib/commands/parse-day'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { loadTourName, parseTourId } from '@/lib/commands/parse-tour-id'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { writeOutputFile } from '@/lib/commands/write-output'
import { database } from '@/lib/db/client'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { env } from '@/lib/env'
import { plural } from '@/lib/language/pluralize'
import { renderGuestList } from '@/lib/use-cases/departures/render-guest-list'
import { loadGuestList } from '@/lib/use-cases/departures/load-guest-list'
import { operatorDepartureUrl } from '@/lib/use-cases/links/operator-urls'
import { replaceGuideLink } from '@/lib/use-cases/links/replace-guide-link'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { nobodyBookedText } from '@/lib/words/party/seats-for-undo-text'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

export function addDepartureShowCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'departure show', {
    about: 'show who is coming on a departure: the guide’s list',
    examples: [
      '1 tomorrow',
      'snowshoe-rental 2026-12-24 --csv',
      '1 tomorrow --pdf guide.pdf',
      '1 tomorrow --link',
      '1 tomorrow --page',
    ],
  })
    .argument('<tour>', 'the tour’s number or page', parseTourId)
    .argument('<day>', 'the day of the departure', parseDay)
  const pdf = new Option('--pdf <file>', 'save the list as an A4 PDF').conflicts(['json', 'csv', 'out'])
  const link = new Option('--link', 'make a new link for the guide’s phone; the old one stops working')
  const page = new Option('--page', 'print the link to your page of the departure, as its e-mails have it')
  link.conflicts(['json', 'csv', 'out', 'pdf', 'page'])
  page.conflicts(['json', 'csv', 'out', 'pdf'])
  addOutputOptions(command.addOption(pdf).addOption(link).addOption(page)).action(
    (tourId: number, day: DayResolver, options: Options) =>
      show({ tourId, day: day(clock()) }, options, clock()),
  )
}

type Options = OutputOptions & { readonly pdf?: string; readonly link?: true; readonly page?: true }

type Where = { readonly tourId: number; readonly day: Day }

async function show({ tourId, day }: Where, options: Options, now: Date): Promise<void> {
  const name = await loadTourName(tourId)
  const listing = await loadGuestList({ tourId, day }, now)
  if (!listing) throw new RefusedCommandError(`${name} has no departure on ${day}.`)
  const { departure, rows, bookings: all } = listing
  if (options.link) return printLink(departure.id, now)
  if (options.page)
    return console.log(await operatorDepartureUrl(database(), departure, env().OPERATOR_INBOXES[0] ?? ''))
  if (options.pdf !== undefined)
    return writeOutputFile(await renderGuestList(departure, rows, now), options.pdf)
  const isTable = !options.json && !options.csv
  if (isTable && !options.out) for (const line of await toHeading(departure, rows, all)) console.log(line)
  printList({ columns: guideColumns, rows, none: nobodyBookedText(departure.forUndo) }, options)
  if (isTable && !options.out && rows.some(({ wishes, booking }) => wishes !== booking.specialRequests))
    console.log(
      'Wishes may mention someone’s health, so the guide’s list leaves them out. Read them with booking show, and ask the guest before you tell the guide.',
    )
}

/** Print a new link for the guide, which replaces the old one. Rule: guide-link (docs/rules.md) */
async function printLink(departureId: number, now: Date): Promise<void> {
  console.log(await replaceGuideLink.run(departureId, now))
}

/**
 * The list contains only what a guide needs: no prices, no e-mail addresses. Until staff release a guest's wishes, it
 * only shows that there are some: they may mention someone's health, and the privacy policy promises to ask before a
 * guide sees them.
 */
const guideColumns: readonly ListColumn<GuideListRow<BookingListing>>[] = [
  { key: 'start', value: ({ booking }) => booking.startsAt, text: null },
  { key: 'stop', value: ({ stop }) => stop },
  { key: 'pickUp', value: ({ pickUp }) => pickUp },
  { key: 'reference', value: ({ booking }) => booking.reference },
  {
    key: 'name',
    value: ({ booking }) => booking.customerName,
    text: ({ booking }) => displayGuestName(booking.customerName),
  },
  { key: 'adults', value: ({ booking }) => booking.adults },
  { key: 'children', value: ({ booking }) => booking.children },
  { key: 'phone', value: ({ booking }) => booking.customerPhone },
  { key: 'state', value: ({ booking }) => booking.state, text: ({ booking }) => stateText(booking) },
  { key: 'noShow', value: ({ booking }) => booking.noShowAt !== null, text: null },
  { key: 'wishes', value: ({ wishes }) => wishes },
  { key: 'health', value: ({ booking }) => booking.health },
]

function stateText({ state, noShowAt }: BookingListing): string {
  return noShowAt ? 'did not come' : state.replace('_', ' ')
}

async function toHeading(
  departure: SeasonDeparture,
  rows: readonly GuideListRow<BookingListing>[],
  all: readonly BookingListing[],
): Promise<readonly string[]> {
  const held = all.filter(({ state }) => state === 'hold').reduce((sum, { seats }) => sum + seats, 0)
  const party = partySizeText(words('party', 'en'), countGuests(rows))
  const sale = departure.isCancelled ? 'Cancelled. ' : departure.isClosed ? 'Closed. ' : ''
  const paying = held > 0 ? ` ${plural(held, 'more seat')} held by guests who are paying.` : ''
  return [
    await describeDeparture(departure),
    `${sale}${party}, of ${plural(departure.seats, 'seat')}.${paying}`,
    ...(departure.guideName === null ? [] : [`Guide: ${departure.guideName}.`]),
  ]
}
