import { type Command } from 'commander'
import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { describeDeparture } from '@/lib/office/describe'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { formatCommand } from '@/lib/contract/format-command'
import { type OpenItem } from '@/lib/contract/open-item'
import { database } from '@/lib/db/client'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { plural } from '@/lib/language/pluralize'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'
import { listOpenItems } from '@/lib/use-cases/operator-page/list-open-items'

export function addTodayCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'today', {
    about:
      'list what needs your attention: money, open choices, payment details, e-mails, and the departures today and tomorrow',
    examples: ['', '--json'],
  })
  addOutputOptions(command).action((options: OutputOptions) => today(options, clock()))
}

async function today(options: OutputOptions, now: Date): Promise<void> {
  const rows = [...(await listOpenItems(now)), ...(await departureOpenItems(now))]
  printList(
    { columns, rows, none: 'Nothing needs your attention, and there are no guests today or tomorrow.' },
    options,
  )
}

/** An open item, or a departure with guests. */
type Row = Pick<OpenItem, 'about' | 'guest' | 'text' | 'unstored' | 'command'> & { readonly kind: string }

const columns: readonly ListColumn<Row>[] = [
  { key: 'kind', head: 'What', value: ({ kind }) => kind, text: ({ kind }) => kind.replaceAll('_', ' ') },
  { key: 'about', value: ({ about }) => about },
  { key: 'guest', value: ({ guest = '' }) => guest },
  { key: 'text', head: 'Details', value: ({ text, unstored = '' }) => text + unstored },
  { key: 'command', value: ({ command }) => command },
]

async function departureOpenItems(now: Date): Promise<readonly Row[]> {
  const first = helsinkiDay(now)
  const rows = await listSeasonDepartures(database(), { first, last: addDays(first, 1) }, now)
  const matters = rows
    .filter(({ seatsTaken, isCancelled }) => seatsTaken > 0 && !isCancelled)
    .map(async (row) => ({
      kind: row.day === first ? 'departure_today' : 'departure_tomorrow',
      about: await describeDeparture(row),
      text: `${row.seatsTaken} of ${row.seats} seats taken${takenForUndoText(row.forUndo)}${waitingText(row)}${row.guideName === null ? '' : `, guided by ${row.guideName}`}`,
      command: formatCommand('departure show', row.tourId, row.day),
    }))
  return Promise.all(matters)
}

function waitingText({ waiting }: SeasonDeparture): string {
  return waiting > 0 ? `, ${plural(waiting, 'party', 'parties')} waiting` : ''
}
