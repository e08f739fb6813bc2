import { type Command } from 'commander'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { parseDayRange, type RangeResolver } from '@/lib/commands/parse-day'
import { printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { type DayRange } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { listMovements } from '@/lib/db/money/listed-movements'
import { LEDGER_COLUMNS } from '@/lib/office/money/ledger-file'

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
  printList({ columns: LEDGER_COLUMNS, rows, none: 'No money moved in this time.' }, options)
}
