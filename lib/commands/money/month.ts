import { type Command, InvalidArgumentError } from 'commander'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sumDocuments } from '@/lib/booking/money/accounts-month'
import { type Day, helsinkiDay, isDay } from '@/lib/calendar/day'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { buildMonthFiles } from '@/lib/office/money/month-files'
import { type Clock, defineSubcommand } from '@/lib/commands/subcommand'
import { writeCsvOutput } from '@/lib/commands/write-output'
import { invocationDirectory } from '@/lib/env'
import { formatEuros } from '@/lib/language/money'
import { type MonthlyAccounts, closeMonth } from '@/lib/use-cases/payments/close-month'

export function addMoneyMonthCommand(program: Command, clock: Clock): void {
  defineSubcommand(program, 'money month', {
    about:
      'write the accountant’s six CSV files for a month: sales, refunds, VAT, payments, Stripe payouts and any differences',
    examples: ['2026-12 --out december'],
  })
    .argument('<month>', 'the month, such as 2026-12', parseMonth)
    .requiredOption('--out <folder>', 'the folder for the files')
    .action((firstDay: Day, { out }: { readonly out: string }) => month(firstDay, out, clock()))
}

/** Parse a month into its first day. Throws `InvalidArgumentError`. */
function parseMonth(text: string): Day {
  const first = `${text.trim()}-01`
  if (!isDay(first)) throw new InvalidArgumentError('Write the month as 2026-12.')
  return first
}

async function month(firstDay: Day, out: string, now: Date): Promise<void> {
  if (firstDay > helsinkiDay(now)) throw new UsageError('This month has not started yet.')
  const closed = await closeMonth(firstDay, now)
  const folder = path.resolve(invocationDirectory(), out)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(
      `${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  for (const { name, csv } of buildMonthFiles(closed)) writeCsvOutput(csv, path.join(folder, name))
  console.log(summary(closed))
  const wrong = closed.comparisons.filter(({ ours, theirs }) => ours !== theirs)
  if (wrong.length > 0) throw new RefusedCommandError(wrong.map(differenceLine).join('; '))
  console.log('It adds up to the cent.')
}

function summary(month: MonthlyAccounts): string {
  const { salesCents, refundsCents, vatCents } = sumDocuments(month)
  return `Sales ${formatEuros(salesCents)}, refunds ${formatEuros(refundsCents)}, VAT ${formatEuros(vatCents)}.`
}

function differenceLine({ what, ours, theirs }: MonthlyAccounts['comparisons'][number]): string {
  return `${what}: ${formatEuros(ours)} here, ${formatEuros(theirs)} there, a difference of ${formatEuros(ours - theirs)}`
}
