import { type Command } from 'commander'
import { centsToEuros } from '@/lib/booking/money/money'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { parseDayRange, type RangeResolver } from '@/lib/commands/parse-day'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { type DayRange } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { type ListedMovement, listMovements } from '@/lib/db/money/listed-movements'
import { formatDate } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

const DEFAULT_DAYS = 30

export function addMoneyListCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'money list', {
    about: 'list the ledger: payments, refunds, disputes and corrections; by default the last 30 days',
    examples: ['', '2026-12-01..2026-12-31 --csv --out december.csv'],
  }).argument('[range]', 'a day, or a range of days', parseDayRange)
  addOutputOptions(command).action((range: RangeResolver | undefined, options: OutputOptions) => {
    const now = clock()
    return list(range ? range(now) : lastDays(now), options)
  })
}

function lastDays(now: Date): DayRange {
  const last = helsinkiDay(now)
  return { first: addDays(last, 1 - DEFAULT_DAYS), last }
}

async function list({ first, last }: DayRange, options: OutputOptions): Promise<void> {
  const between = {
    from: helsinkiInstant(first, '00:00'),
    until: helsinkiInstant(addDays(last, 1), '00:00'),
  }
  const rows = await listMovements(database(), between)
  printList({ columns, rows, none: 'No money moved in this time.' }, options)
}

const columns: readonly ListColumn<ListedMovement>[] = [
  { key: 'at', value: ({ at }) => at, text: ({ at }) => formatDate(helsinkiDay(at)) },
  { key: 'reference', value: ({ reference }) => reference },
  { key: 'kind', value: ({ kind }) => kind, text: ({ kind }) => kind.replace('_', ' ') },
  { key: 'method', value: ({ method }) => method },
  { key: 'amount', value: ({ cents }) => centsToEuros(cents), text: ({ cents }) => formatEuros(cents) },
  { key: 'reason', value: ({ reason }) => reason },
  { key: 'document', value: ({ document }) => document },
  { key: 'providerId', value: ({ providerId }) => providerId, text: null },
]
