import { type Command, InvalidArgumentError } from 'commander'
import { helsinkiDay } from '@/lib/calendar/day'
import { confirmAndRun, printNothingToDo } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { plural } from '@/lib/language/pluralize'
import { skipDocumentNumbers } from '@/lib/use-cases/payments/skip-document-numbers'

type DocumentNumber = Parameters<typeof skipDocumentNumbers.run>[0]

export function addReceiptsSkipToCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'receipts skip-to', {
    about:
      'after a restore: continue receipts or credit notes after the last number that a guest may have; the gap is recorded',
    examples: ['R-2026-000120', 'C-2026-000017 --dry-run'],
  }).argument('<number>', 'the last number sent, such as R-2026-000120', parseNumber)
  addConfirmationOptions(command).action((known: DocumentNumber, options: ConfirmationOptions) =>
    skipTo(known, options, clock()),
  )
}

/** Parse a receipt's number. Throws `InvalidArgumentError`. */
function parseNumber(text: string): DocumentNumber {
  const [, series, year, count] = /^([RC])-(\d{4})-(\d{6,9})$/.exec(text.trim().toUpperCase()) ?? []
  if (!series || Number(count) < 1) throw new InvalidArgumentError('Write the number as R-2026-000120.')
  return { series: series === 'C' ? 'C' : 'R', year: Number(year), count: Number(count) }
}

async function skipTo(known: DocumentNumber, options: ConfirmationOptions, now: Date): Promise<void> {
  if (known.year > Number(helsinkiDay(now).slice(0, 4)))
    throw new UsageError('That year has not started yet.')
  const seen = await skipDocumentNumbers.preview(known, now)
  if (seen.kind === 'refused')
    throw new RefusedCommandError(
      `The last number here is ${receiptNumber(known, seen.last)}, and so many cannot have been sent since the backup. Please check the number.`,
    )
  const { first, last } = seen
  if (first > last)
    return printNothingToDo(
      [`There is nothing to do: the next number is already ${receiptNumber(known, first)}.`],
      options,
    )
  const gap = `${receiptNumber(known, first)} to ${receiptNumber(known, last)}`
  await confirmAndRun(
    {
      preview: [
        `${plural(last - first + 1, 'number')}, ${gap}, ${first === last ? 'is' : 'are'} skipped, because guests may already have documents with ${first === last ? 'it' : 'them'}.`,
        `The next is ${receiptNumber(known, last + 1)}. This cannot be undone.`,
      ],
      act: async () => {
        const done = await skipDocumentNumbers.run(known, now)
        if (done.kind === 'refused') throw new RefusedCommandError('Nothing was done.')
        return [`Skipped: ${gap}. The gap is recorded for the check command. Please tell your accountant.`]
      },
    },
    options,
  )
}

/** Format a receipt number as printed on documents: `R-2026-000120`. */
export function receiptNumber({ series, year }: DocumentNumber, count: number): string {
  return `${series}-${year}-${String(count).padStart(6, '0')}`
}
